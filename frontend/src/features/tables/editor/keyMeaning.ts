import type { Translate } from '../../../lib/translate';
import { specOf, type TableDraft } from './tableDraft';

const engines = ['deduplicate', 'partial-update', 'aggregation', 'first-row'] as const;

/** What the chosen key makes of the table, in a sentence. */
export function keyMeaning(draft: TableDraft, t: Translate): string {
  const { primaryKey } = specOf(draft);
  if (primaryKey.length === 0) {
    return t('key.none');
  }
  const engine = engines.find((each) => each === draft.mergeEngine) ?? 'deduplicate';
  return t(`key.${engine}`, { columns: primaryKey.join(', ') });
}

/** What the chosen partitions mean, for the key above all. */
export function partitionMeaning(draft: TableDraft, t: Translate): string {
  const { primaryKey, partitionedBy } = specOf(draft);
  const [first] = partitionedBy;
  if (first === undefined) {
    return t('partition.none');
  }
  const outside = partitionedBy.filter((name) => !primaryKey.includes(name));
  if (primaryKey.length > 0 && outside.length > 0) {
    return t(draft.bucket.trim() === '-1' || draft.bucket.trim() === '' ? 'partition.acrossDynamic' : 'partition.acrossFixed', {
      columns: outside.join(', '),
    });
  }
  return t('partition.directories', { first, columns: partitionedBy.join(', ') });
}
