import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { catalogKeys, deleteDatabase } from '../../api/catalogs';
import { useDenied } from '../../api/session';
import type { Database } from '../../api/types';
import { ActionButton } from '../../components/ActionButton';
import { TypedConfirm } from '../../components/TypedConfirm';
import { useTranslate } from '../../lib/translate';

/** Drops a database; only an empty one can go. */
export function RemoveDatabase({ catalog, database }: { catalog: string; database: Database }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  const ref = { catalog, database: database.name };
  const remove = useMutation({
    mutationFn: () => deleteDatabase(ref),
    onSuccess: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: catalogKeys.databases(catalog) });
    },
  });
  const full = (database.tables ?? 0) > 0;
  return (
    <>
      <ActionButton
        size="small"
        danger
        type="text"
        disabledBecause={denied ?? (full && t('databases.notEmpty'))}
        onClick={() => setAsking(true)}
      >
        {t('databases.drop')}
      </ActionButton>
      {asking && (
        <TypedConfirm
          title={t('databases.dropTitle', { name: database.name })}
          name={`${catalog}.${database.name}`}
          act={t('databases.drop')}
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('databases.dropWhat')}</p>
        </TypedConfirm>
      )}
    </>
  );
}
