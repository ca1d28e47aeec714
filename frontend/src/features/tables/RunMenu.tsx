import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';

import { useDenied } from '../../api/session';
import type { TableRef } from '../../api/tables';
import type { RunAction, Table } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { runActions } from '../../lib/actionOptions';
import { useTranslate } from '../../lib/translate';

const RunDialog = lazy(async () => ({ default: (await import('./RunDialog')).RunDialog }));

/** Starts maintenance of this table by hand. */
export function RunMenu({ tableRef, table }: { tableRef: TableRef; table: Table }) {
  const t = useTranslate();
  const denied = useDenied('run:write');
  const writerKeeps = table.owner === 'WRITER';
  const [action, setAction] = useState<RunAction | null>(null);
  const disabledBecause = denied ?? (writerKeeps && t('run.writerKeeps'));
  const actions = runActions.filter((each) => each !== 'expire-partitions' || table.partitionedBy.length > 0);
  const items = actions.map((key) => ({ key, label: t(`runNow.${key}`), disabled: key === 'compact' && table.owner !== 'WEIR' }));
  const button = (
    <ActionButton type="primary" disabledBecause={disabledBecause} icon={<DownOutlined />} iconPlacement="end">
      {t('run.menu')}
    </ActionButton>
  );
  return (
    <>
      {disabledBecause ? (
        button
      ) : (
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => setAction(key as RunAction) }}>
          {button}
        </Dropdown>
      )}
      <Suspense fallback={null}>
        {action !== null && <RunDialog tableRef={tableRef} action={action} onClose={() => setAction(null)} />}
      </Suspense>
    </>
  );
}
