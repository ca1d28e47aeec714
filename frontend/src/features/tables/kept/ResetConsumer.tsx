import { Form, InputNumber, Modal } from 'antd';
import { useState } from 'react';

import { resetConsumer } from '../../../api/kept';
import { useDenied } from '../../../api/session';
import type { TableRef } from '../../../api/tables';
import type { Consumer } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { Callout } from '../../../components/Callout';
import { Field } from '../../../components/Field';
import { ProblemView } from '../../../components/ProblemView';
import { useTranslate } from '../../../lib/translate';
import { useChange } from './useChange';

interface Props {
  tableRef: TableRef;
  consumer: Consumer;
}

export function ResetConsumer(props: Props) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionButton
        size="small"
        disabledBecause={denied}
        aria-label={t('consumer.resetTitle', { name: props.consumer.id })}
        onClick={() => setAsking(true)}
      >
        {t('consumer.reset')}
      </ActionButton>
      {asking && <Ask {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Ask({ tableRef, consumer, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const [next, setNext] = useState<number | null>(null);
  const reset = useChange(tableRef, () => resetConsumer(tableRef, consumer.id, next ?? undefined), onClose);
  return (
    <Modal
      open
      title={t('consumer.resetTitle', { name: consumer.id })}
      okText={t('consumer.reset')}
      okButtonProps={{ loading: reset.isPending }}
      cancelText={t('common.cancel')}
      onOk={() => reset.mutate(undefined)}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        {consumer.moving && <Callout tone="care">{t('consumer.moving')}</Callout>}
        <Field label={t('consumer.next')} id="consumer-next" hint={t('consumer.resetHint', { snapshot: String(consumer.nextSnapshot) })}>
          <InputNumber id="consumer-next" min={1} precision={0} placeholder={t('consumer.upcoming')} value={next} onChange={setNext} style={{ width: 240 }} />
        </Field>
        {reset.isError && <ProblemView error={reset.error} what={t('consumer.notReset')} />}
      </Form>
    </Modal>
  );
}
