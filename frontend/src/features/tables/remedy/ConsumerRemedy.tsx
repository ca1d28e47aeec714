import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { consumersQuery, resetConsumer } from '../../../api/kept';
import { tableKeys } from '../../../api/tables';
import { Region } from '../../../components/Region';
import { TypedConfirm } from '../../../components/TypedConfirm';
import { toast } from '../../../lib/toast';
import { useTranslate } from '../../../lib/translate';
import type { DialogProps } from './dialogProps';

/** Says what a reader would never see before its consumer is moved on. */
export function ConsumerRemedy({ tableRef, body, onClose }: DialogProps<{ consumer: string; nextSnapshot: number }>) {
  const t = useTranslate();
  const queries = useQueryClient();
  const { consumer, nextSnapshot } = body;
  const consumers = useQuery(consumersQuery(tableRef));
  const reset = useMutation({
    mutationFn: () => resetConsumer(tableRef, consumer, nextSnapshot),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: tableKeys.one(tableRef) });
      onClose();
      toast(t('consumer.resetDone', { name: consumer }));
    },
  });
  return (
    <TypedConfirm
      title={t('consumer.resetTitle', { name: consumer })}
      name={consumer}
      act={t('remedy.resetConsumer')}
      busy={reset.isPending || !consumers.isSuccess}
      error={reset.error}
      onConfirm={() => reset.mutate()}
      onCancel={onClose}
    >
      <Region query={consumers} lines={1}>
        {({ items }) => {
          const now = items.find(({ id }) => id === consumer);
          return <p>{now === undefined ? t('consumer.gone') : t('consumer.loses', { from: now.nextSnapshot, to: nextSnapshot, count: Math.max(0, nextSnapshot - now.nextSnapshot) })}</p>;
        }}
      </Region>
    </TypedConfirm>
  );
}
