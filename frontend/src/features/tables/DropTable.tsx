import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { catalogKeys } from '../../api/catalogs';
import { useDenied } from '../../api/session';
import { dropTable, fullName, tableKeys, type TableRef } from '../../api/tables';
import type { Table } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { TypedConfirm } from '../../components/TypedConfirm';
import { formatBytes, formatCount } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

export function DropTable({ tableRef, table }: { tableRef: TableRef; table: Table }) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionButton danger disabledBecause={denied} onClick={() => setAsking(true)}>
        {t('tables.drop')}
      </ActionButton>
      {asking && <Ask tableRef={tableRef} table={table} onCancel={() => setAsking(false)} />}
    </>
  );
}

function Ask({ tableRef, table, onCancel }: { tableRef: TableRef; table: Table; onCancel: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const drop = useMutation({
    mutationFn: () => dropTable(tableRef),
    onSuccess: async () => {
      await navigate(paths.tables(tableRef));
      queries.removeQueries({ queryKey: tableKeys.one(tableRef) });
      await queries.invalidateQueries({ queryKey: catalogKeys.all });
    },
  });
  const seen = table.observation;
  return (
    <TypedConfirm
      title={t('tables.dropTitle', { name: fullName(tableRef) })}
      name={fullName(tableRef)}
      act={t('tables.drop')}
      busy={drop.isPending}
      error={drop.error}
      onConfirm={() => drop.mutate()}
      onCancel={onCancel}
    >
      <div>
        <p>{t('tables.dropWhat')}</p>
        <ul className="loss">
          <li>{t('tables.loseRows', { count: formatCount(seen?.records) })}</li>
          <li>{t('tables.loseFiles', { count: formatCount(seen?.files), size: formatBytes(seen?.bytes) })}</li>
          <li>{t('tables.loseSnapshots', { count: formatCount(seen?.snapshots) })}</li>
        </ul>
      </div>
    </TypedConfirm>
  );
}
