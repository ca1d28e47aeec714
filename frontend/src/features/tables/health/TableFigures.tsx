import type { TableRef } from '../../../api/tables';
import type { Table } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Bytes, Count } from '../../../components/Amount';
import { Figure } from '../../../components/Figure';
import { useTranslate } from '../../../lib/translate';

/** What was last seen of a table in a row of numbers; each leads to its evidence. */
export function TableFigures({ tableRef, table }: { tableRef: TableRef; table: Table }) {
  const t = useTranslate();
  const seen = table.observation;
  return (
    <div className="figures">
      <Figure label={t('measure.records')} value={<Count value={seen?.records} />} to={paths.table(tableRef, 'data')} />
      <Figure label={t('measure.bytes')} value={<Bytes value={seen?.bytes} />} to={paths.table(tableRef, 'files')} />
      <Figure label={t('measure.files')} value={<Count value={seen?.files} />} to={paths.table(tableRef, 'files')}>
        {seen?.smallFiles != null && <span>{t('tables.smallFiles', { count: seen.smallFiles })}</span>}
      </Figure>
      <Figure label={t('measure.snapshots')} value={<Count value={seen?.snapshots} />} to={paths.table(tableRef, 'snapshots')}>
        {seen?.snapshotId != null && <span>{t('tables.latestSnapshot', { id: seen.snapshotId })}</span>}
      </Figure>
      <Figure label={t('tables.sortedRuns')} value={<Count value={seen?.sortedRunsMax} />} to={paths.table(tableRef, 'files')} />
    </div>
  );
}
