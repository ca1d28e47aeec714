import { useQuery } from '@tanstack/react-query';

import { deleteTag, tagLossQuery } from '../../../api/kept';
import type { TableRef } from '../../../api/tables';
import type { TagLoss } from '../../../api/types';
import { Callout } from '../../../components/Callout';
import { Region } from '../../../components/Region';
import { TypedConfirm } from '../../../components/TypedConfirm';
import { formatBytes, formatCount } from '../../../lib/format';
import { useTranslate } from '../../../lib/translate';
import { DeleteButton } from './DeleteButton';
import { useChange } from './useChange';

interface Props {
  tableRef: TableRef;
  tag: string;
}

export function DeleteTag(props: Props) {
  const t = useTranslate();
  return (
    <DeleteButton label={`${t('tag.delete')} ${props.tag}`}>{(onClose) => <Ask {...props} onClose={onClose} />}</DeleteButton>
  );
}

function Ask({ tableRef, tag, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const loss = useQuery(tagLossQuery(tableRef, tag));
  const change = useChange(tableRef, () => deleteTag(tableRef, tag), onClose);
  return (
    <TypedConfirm
      title={`${t('tag.delete')} ${tag}`}
      name={tag}
      act={t('tag.delete')}
      busy={change.isPending}
      forbidden={loss.data === undefined || loss.data.neededBy.length > 0}
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

function LossText({ loss }: { loss: TagLoss }) {
  const t = useTranslate();
  if (loss.neededBy.length > 0) {
    return <Callout tone="bad">{t('tag.needed', { branches: loss.neededBy.join(', ') })}</Callout>;
  }
  return (
    <div>
      <p>{t('tag.deleteWhat', { snapshot: String(loss.snapshotId) })}</p>
      <ul className="loss">
        <li>{t('tables.loseRows', { count: formatCount(loss.records) })}</li>
        <li>
          {loss.heldFiles > 0
            ? t('tag.loseFiles', { count: formatCount(loss.heldFiles), size: formatBytes(loss.heldBytes) })
            : t('tag.loseNoFile')}
        </li>
      </ul>
    </div>
  );
}
