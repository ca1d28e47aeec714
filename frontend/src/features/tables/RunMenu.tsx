import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { lazy, Suspense, useState } from 'react';

import { useDenied } from '../../api/session';
import type { TableRef } from '../../api/tables';
import type { RunAction, Table } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { useTranslate } from '../../lib/translate';

const RunDialog = lazy(async () => ({ default: (await import('./RunDialog')).RunDialog }));

/** Starts maintenance of this table by hand. */
export function RunMenu({ tableRef, table }: { tableRef: TableRef; table: Table }) {
  const t = useTranslate();
  const denied = useDenied('run:write');
  const writerKeeps = table.owner === 'WRITER';
  const [action, setAction] = useState<RunAction | null>(null);
  const disabledBecause = denied ?? (writerKeeps && t('run.writerKeeps'));
  const items = [
    { key: 'compact', label: t('run.compactNow'), disabled: table.owner !== 'WEIR' },
    { key: 'expire-snapshots', label: t('run.expireNow') },
  ];
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
