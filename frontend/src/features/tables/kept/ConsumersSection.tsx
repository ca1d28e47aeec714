import { useQuery } from '@tanstack/react-query';

import { consumersQuery } from '../../../api/kept';
import type { TableRef } from '../../../api/tables';
import type { Consumer } from '../../../api/types';
import { Count } from '../../../components/Amount';
import { DataTable } from '../../../components/DataTable';
import type { DataColumn } from '../../../components/dataColumn';
import { Notice } from '../../../components/Notice';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { TimeText } from '../../../components/TimeText';
import { useTranslate } from '../../../lib/translate';
import { DeleteConsumer } from './DeleteConsumer';
import { ResetConsumer } from './ResetConsumer';

export function ConsumersSection({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const consumers = useQuery(consumersQuery(tableRef));
  const columns: DataColumn<Consumer>[] = [
    { key: 'id', title: t('common.name'), render: (row) => <code>{row.id}</code> },
    { key: 'next', title: t('consumer.next'), numeric: true, render: (row) => row.nextSnapshot },
    { key: 'behind', title: t('consumer.behind'), numeric: true, render: (row) => <Count value={row.snapshotsBehind} /> },
    { key: 'moved', title: t('consumer.moved'), render: (row) => <TimeText value={row.movedAt} /> },
    {
      key: 'acts',
      title: '',
      render: (row) => (
        <div className="row-acts">
          <ResetConsumer tableRef={tableRef} consumer={row} />
          <DeleteConsumer tableRef={tableRef} consumer={row} />
        </div>
      ),
    },
  ];
  return (
    <Section title={t('consumer.title')} flush>
      <Region query={consumers} lines={2}>
        {({ items }) => (
          <DataTable
            label={t('consumer.title')}
            columns={columns}
            rows={items}
            rowKey={(row) => row.id}
            empty={<Notice title={t('consumer.none')} detail={t('consumer.noneDetail')} />}
          />
        )}
      </Region>
    </Section>
  );
}
