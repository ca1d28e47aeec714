import { useTranslate } from '../../../lib/translate';

/** A partition, or that the table has none. */
export function PartitionName({ partition }: { partition: string }) {
  const t = useTranslate();
  return partition === '' ? <span className="second">{t('files.wholeTable')}</span> : <code>{partition}</code>;
}
