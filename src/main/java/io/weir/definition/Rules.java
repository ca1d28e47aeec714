package io.weir.definition;

import java.util.List;

/** All rules for definitions, in the order in which their findings are told. */
final class Rules {

  static final List<Rule> ALL =
      List.of(
          new PartitionOutsideKey(),
          new UnknownOption(),
          new AbsurdValue(),
          new PinnedReader(),
          new OtherKindOfTable(),
          new ColumnsAlike(),
          new IgnoredOption(),
          new ChangelogOfMergedRows(),
          new FullCompactionPace(),
          new TextSequence(),
          new EndlessTags(),
          new IdlePartitionExpiry());

  private Rules() {}
}
