import { useQuery } from '@tanstack/react-query';

import { branchLossQuery, deleteBranch } from '../../../api/kept';
import type { TableRef } from '../../../api/tables';
import type { BranchLoss } from '../../../api/types';
import { Callout } from '../../../components/Callout';
import { Region } from '../../../components/Region';
import { TypedConfirm } from '../../../components/TypedConfirm';
import { formatBytes, formatCount } from '../../../lib/format';
import { useTranslate } from '../../../lib/translate';
import { DeleteButton } from './DeleteButton';
import { useChange } from './useChange';

interface Props {
  tableRef: TableRef;
  branch: string;
}

export function DeleteBranch(props: Props) {
  const t = useTranslate();
  return (
    <DeleteButton label={`${t('branch.delete')} ${props.branch}`}>{(onClose) => <Ask {...props} onClose={onClose} />}</DeleteButton>
  );
}

function Ask({ tableRef, branch, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const loss = useQuery(branchLossQuery(tableRef, branch));
  const change = useChange(tableRef, () => deleteBranch(tableRef, branch), onClose);
  return (
    <TypedConfirm
      title={`${t('branch.delete')} ${branch}`}
      name={branch}
      act={t('branch.delete')}
      busy={change.isPending}
      forbidden={loss.data === undefined || loss.data.fallback}
      error={change.error}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    >
      <Region query={loss} lines={2}>
        {(data) => <LossText loss={data} />}
      </Region>
    </TypedConfirm>
  );
}

function LossText({ loss }: { loss: BranchLoss }) {
  const t = useTranslate();
  if (loss.fallback) {
    return <Callout tone="bad">{t('branch.fallback')}</Callout>;
  }
  return (
    <div>
      <p>{t('branch.deleteWhat')}</p>
      <ul className="loss">
        <li>{t('tables.loseRows', { count: formatCount(loss.records) })}</li>
        <li>{t('branch.loseSnapshots', { count: formatCount(loss.snapshots) })}</li>
        <li>{t('branch.loseFiles', { count: formatCount(loss.heldFiles), size: formatBytes(loss.heldBytes) })}</li>
      </ul>
    </div>
  );
}
