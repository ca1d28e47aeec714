import { useQuery } from '@tanstack/react-query';

import { auditQuery } from '../../api/access';
import { useAllowed } from '../../api/session';
import type { AuditEntry } from '../../api/types';
import { Text } from '../../components/Amount';
import { CursorPager } from '../../components/CursorPager';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { FilterInput } from '../../components/FilterInput';
import { FilterTime } from '../../components/FilterTime';
import { NoMatch } from '../../components/NoMatch';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useSearchState } from '../../lib/search';
import { useTell, useTranslate } from '../../lib/translate';
import { SettingsFrame } from './SettingsFrame';

export function Page() {
  const t = useTranslate();
  const [search] = useSearchState();
  const given = (name: string) => search(name) || undefined;
  const audit = useQuery({
    ...auditQuery({ user: given('user'), target: given('target'), from: given('from'), to: given('to'), cursor: given('cursor') }),
    enabled: useAllowed('audit:read'),
  });
  return (
    <SettingsFrame permission="audit:read">
      <div className="toolbar">
        <FilterInput label={t('audit.user')} name="user" width={180} />
        <FilterInput label={t('audit.target')} name="target" width={240} />
        <FilterTime label={t('audit.from')} name="from" />
        <FilterTime label={t('audit.to')} name="to" />
      </div>
      <Section flush>
        <Region query={audit}>
          {({ items, nextCursor }) => (
            <>
              <AuditTable entries={items} />
              <CursorPager shown={items.length} nextCursor={nextCursor} />
            </>
          )}
        </Region>
      </Section>
    </SettingsFrame>
  );
}

function AuditTable({ entries }: { entries: AuditEntry[] }) {
  const t = useTranslate();
  const tell = useTell();
  const columns: DataColumn<AuditEntry>[] = [
    { key: 'at', title: t('snapshot.at'), render: (row) => <TimeText value={row.at} absolute /> },
    { key: 'user', title: t('audit.user'), render: (row) => <Text value={row.user} /> },
    { key: 'action', title: t('policy.action'), render: (row) => <span className="mono">{row.action}</span> },
    { key: 'target', title: t('audit.target'), width: '18%', render: (row) => <span className="mono wrap-anywhere">{row.target}</span> },
    { key: 'summary', title: t('audit.summary'), width: '32%', render: (row) => tell(`audit.${row.action}`, row.summary, { target: row.target }) },
    { key: 'via', title: t('audit.via'), render: (row) => <Text value={row.via && tell(`via.${row.via}`, row.via)} /> },
    { key: 'address', title: t('audit.address'), render: (row) => <Text value={row.remoteAddress} /> },
  ];
  return (
    <DataTable
      label={t('settings.audit')}
      columns={columns}
      rows={entries}
      rowKey={(row) => row.id}
      empty={<NoMatch />}
      unfolding={{
        can: (row) => row.detail !== null && Object.keys(row.detail).length > 0,
        render: (row) => <pre className="detail">{JSON.stringify(row.detail, null, 2)}</pre>,
      }}
    />
  );
}
