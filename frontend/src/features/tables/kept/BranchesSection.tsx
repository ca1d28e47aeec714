import { useQuery } from '@tanstack/react-query';

import { branchesQuery } from '../../../api/kept';
import type { TableRef } from '../../../api/tables';
import type { Branch } from '../../../api/types';
import { Bytes, Count, Text } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';
import { CreateBranch } from './CreateBranch';
import { DeleteBranch } from './DeleteBranch';

/** Its name, and why the last look at it failed. */
function Name({ branch }: { branch: Branch }) {
  return (
    <>
      <code>{branch.name}</code>
      {branch.failure !== null && <div className="second wrap-word">{branch.failure}</div>}
    </>
  );
}

export function BranchesSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const branches = useQuery(branchesQuery(tableRef));
  const columns: DataColumn<Branch>[] = [
    { key: 'name', title: t('common.name'), render: (row) => <Name branch={row} /> },
    { key: 'from', title: t('branch.fromTag'), render: (row) => <Text value={row.fromTag} /> },
    { key: 'snapshot', title: t('branch.newest'), numeric: true, render: (row) => <Count value={row.snapshotId} /> },
    { key: 'snapshots', title: t('measure.snapshots'), numeric: true, render: (row) => <Count value={row.snapshots} /> },
    { key: 'records', title: t('measure.records'), numeric: true, render: (row) => <Count value={row.records} /> },
    { key: 'bytes', title: t('measure.bytes'), numeric: true, render: (row) => <Bytes value={row.observation?.bytes} /> },
    { key: 'files', title: t('measure.files'), numeric: true, render: (row) => <Count value={row.observation?.files} /> },
    { key: 'commit', title: t('tables.lastCommit'), render: (row) => <TimeText value={row.observation?.lastCommitAt} /> },
    { key: 'acts', title: '', render: (row) => <div className="row-acts"><DeleteBranch tableRef={tableRef} branch={row.name} /></div> },
  ];
  return (
    <Section title={t('branch.title')} extra={<CreateBranch tableRef={tableRef} />} flush>
      <Region query={branches} lines={2}>
        {({ items }) => (
          <DataTable
            label={t('branch.title')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.name}
            empty={<Notice title={t('branch.none')} detail={t('branch.noneDetail')} />}
          />
        )}
      </Region>
    </Section>
  );
}
