import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';

import { judgementQuery } from '../../api/health';
import { useDenied } from '../../api/session';
import { fullName, tableQuery } from '../../api/tables';
import type { Table } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionLink } from '../../components/ActionLink';
import { Bytes } from '../../components/Amount';
import { CopyButton } from '../../components/CopyButton';
import { CopyCurl } from '../../components/CopyCurl';
import { DriftMark } from '../../components/DriftMark';
import { HealthMark } from '../../components/HealthMark';
import { LayerMark } from '../../components/LayerMark';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { Loading, Region } from '../../components/Region';
import { TabLinks } from '../../components/TabLinks';
import { Seen } from '../../components/Seen';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';
import { DropTable } from './DropTable';
import { RunMenu } from './RunMenu';
import type { TabProps } from './tabs/tabProps';

const tabs = {
  health: lazy(async () => ({ default: (await import('./tabs/HealthTab')).HealthTab })),
  data: lazy(async () => ({ default: (await import('./tabs/DataTab')).DataTab })),
  schema: lazy(async () => ({ default: (await import('./tabs/SchemaTab')).SchemaTab })),
  options: lazy(async () => ({ default: (await import('./tabs/OptionsTab')).OptionsTab })),
  snapshots: lazy(async () => ({ default: (await import('./tabs/SnapshotsTab')).SnapshotsTab })),
  files: lazy(async () => ({ default: (await import('./tabs/FilesTab')).FilesTab })),
  jobs: lazy(async () => ({ default: (await import('./tabs/JobsTab')).JobsTab })),
  maintenance: lazy(async () => ({ default: (await import('./tabs/MaintenanceTab')).MaintenanceTab })),
  history: lazy(async () => ({ default: (await import('./tabs/HistoryTab')).HistoryTab })),
};

type TabName = keyof typeof tabs;

const tabNames = Object.keys(tabs) as TabName[];

export function Page() {
  const { catalog = '', database = '', table = '', tab = 'health' } = useParams();
  const ref = { catalog, database, table };
  const query = useQuery(tableQuery(ref));
  return <Region query={query}>{(data) => <TableView tableRef={ref} table={data} tab={tab} />}</Region>;
}

function TableView({ tableRef, table, tab }: TabProps & { tab: string }) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const judgement = useQuery(judgementQuery(tableRef)).data;
  const Tab = tabNames.includes(tab as TabName) ? tabs[tab as TabName] : null;
  return (
    <>
      <PageHeader
        title={
          <>
            <span className="second">{tableRef.database}.</span>
            {tableRef.table}
          </>
        }
        beside={
          <>
            <CopyButton text={fullName(tableRef)} what={t('tables.fullName')} />
            <CopyCurl path={paths.table(tableRef, '').slice(0, -1)} />
            <LayerMark layer={table.layer} />
            {judgement && <HealthMark state={judgement.state} score={judgement.score} to={paths.table(tableRef)} />}
            <DriftMark drift={table.drift} to={paths.table(tableRef, 'history')} />
          </>
        }
        below={<Numbers table={table} />}
        actions={
          <>
            <DropTable tableRef={tableRef} table={table} />
            <ActionLink to={paths.editTable(tableRef)} disabledBecause={denied}>
              {t('tables.edit')}
            </ActionLink>
            <RunMenu tableRef={tableRef} table={table} />
          </>
        }
      />
      <TabLinks
        label={t('tables.parts')}
        tabs={tabNames.map((name) => ({ to: paths.table(tableRef, name), label: t(`tableTab.${name}`) }))}
      />
      <Suspense fallback={<Loading />}>
        {Tab === null ? <Notice title={t('common.notFound')} /> : <Tab tableRef={tableRef} table={table} />}
      </Suspense>
    </>
  );
}

function Numbers({ table }: { table: Table }) {
  const t = useTranslate();
  const seen = table.observation;
  return (
    <>
      {table.comment && <span>{table.comment}</span>}
      {seen === null ? (
        <span>{t('tables.notObserved')}</span>
      ) : (
        <>
          <span>{t('tables.rows', { count: seen.records })}</span>
          <Bytes value={seen.bytes} />
          <span>{t('tables.files', { count: seen.files })}</span>
          <span>
            {t('tables.commit')} <TimeText value={seen.lastCommitAt} />
          </span>
          {seen.stale && <Seen stale at={seen.observedAt} />}
        </>
      )}
      <span>{t(`maintainedBy.${table.owner}`)}</span>
    </>
  );
}
