package io.weir.definition.rule;

import io.weir.definition.Rule;
import java.util.List;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** All rules for definitions, in the order in which their findings are told. */
@Configuration(proxyBeanMethods = false)
public class Rules {

  /** A rule is added here, and nowhere else. */
  public static final List<Rule> ALL =
      List.of(
          new KeyColumns(),
          new PartitionOutsideKey(),
          new MalformedValue(),
          new UnknownOption(),
          new CatalogOption(),
          new OldName(),
          new OutsizeValue(),
          new AbsurdValue(),
          new BelowSense(),
          new BucketOptions(),
          new BucketCount(),
          new TwoWriters(),
          new PinnedReader(),
          new OtherKindOfTable(),
          new ColumnsAlike(),
          new AggregateFit(),
          new AggregationOfNothing(),
          new SequenceGroups(),
          new RemoveOrIgnore(),
          new RowKindField(),
          new RecordExpiryField(),
          new FirstDelete(),
          new IgnoredOption(),
          new ProducerFit(),
          new ChangelogOfMergedRows(),
          new FullCompactionPace(),
          new SortedRunLimits(),
          new TextSequence(),
          new DeletionVectorFit(),
          new ChangelogRetention(),
          new CompressionName(),
          new StatsMode(),
          new ExternalPaths(),
          new UncompactedTable(),
          new TagCreation(),
          new EndlessTags(),
          new TagToPartition(),
          new IdlePartitionExpiry(),
          new LayerConvention());

  @Bean
  List<Rule> definitionRules() {
    return ALL;
  }
}
