import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { rollBack, rollbackLossQuery } from '../../../api/kept';
import { useDenied } from '../../../api/session';
import { fullName, type TableRef } from '../../../api/tables';
import { ActionButton } from '../../../components/ActionButton';
import { Region } from '../../../components/Region';
import { TypedConfirm } from '../../../components/TypedConfirm';
import { useTranslate } from '../../../lib/translate';
import { RollbackLossList } from './RollbackLossList';
import { useChange } from './useChange';

interface Props {
  tableRef: TableRef;
  snapshotId: number;
  isNewest: boolean;
}

/** Takes the table back to a snapshot, once what is lost was listed and the table's name typed. */
export function RollBack(props: Props) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        size="small"
        danger
        disabledBecause={denied ?? (props.isNewest && t('rollback.there'))}
        aria-label={t('rollback.to', { snapshot: String(props.snapshotId) })}
        onClick={() => setAsking(true)}
      >
        {t('rollback.act')}
      </ActionButton>
      {asking && <Ask {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Ask({ tableRef, snapshotId, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const query = useQuery(rollbackLossQuery(tableRef, snapshotId));
  const loss = query.data;
  const roll = useChange(tableRef, () => rollBack(tableRef, { snapshotId, latest: loss?.latest }), onClose);
  return (
    <TypedConfirm
      title={t('rollback.title', { name: fullName(tableRef), snapshot: String(snapshotId) })}
      name={fullName(tableRef)}
      act={t('rollback.act')}
      busy={roll.isPending}
      forbidden={loss === undefined || loss.mustStopFirst.length > 0 || loss.neededBy.length > 0}
      error={roll.error}
      onConfirm={() => roll.mutate(undefined)}
      onCancel={onClose}
    >
      <Region query={query} lines={3}>
        {(data) => <RollbackLossList loss={data} />}
      </Region>
    </TypedConfirm>
  );
}
