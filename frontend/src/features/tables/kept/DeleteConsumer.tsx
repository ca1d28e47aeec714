import { deleteConsumer } from '../../../api/kept';
import type { TableRef } from '../../../api/tables';
import type { Consumer } from '../../../api/types';
import { Callout } from '../../../components/Callout';
import { TypedConfirm } from '../../../components/TypedConfirm';
import { useTranslate } from '../../../lib/translate';
import { DeleteButton } from './DeleteButton';
import { useChange } from './useChange';

interface Props {
  tableRef: TableRef;
  consumer: Consumer;
}

export function DeleteConsumer(props: Props) {
  const t = useTranslate();
  return (
    <DeleteButton label={`${t('consumer.delete')} ${props.consumer.id}`}>{(onClose) => <Ask {...props} onClose={onClose} />}</DeleteButton>
  );
}

function Ask({ tableRef, consumer, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const change = useChange(tableRef, () => deleteConsumer(tableRef, consumer.id), onClose);
  return (
    <TypedConfirm
      title={`${t('consumer.delete')} ${consumer.id}`}
      name={consumer.id}
      act={t('consumer.delete')}
      busy={change.isPending}
      error={change.error}
      onConfirm={() => change.mutate(undefined)}
      onCancel={onClose}
    >
      {consumer.moving && <Callout tone="care">{t('consumer.moving')}</Callout>}
      <div>
        <p>{t('consumer.deleteWhat')}</p>
        <ul className="loss">
          <li>{t('consumer.losePlace', { snapshot: String(consumer.nextSnapshot), count: consumer.snapshotsBehind })}</li>
        </ul>
      </div>
    </TypedConfirm>
  );
}
