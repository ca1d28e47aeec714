import { Form, Input, InputNumber, Modal } from 'antd';
import { useState } from 'react';

import { createTag } from '../../../api/kept';
import { useDenied } from '../../../api/session';
import type { TableRef } from '../../../api/tables';
import { ActionButton } from '../../../components/ActionButton';
import { DurationInput } from '../../../components/DurationInput';
import { Field } from '../../../components/Field';
import { ProblemView } from '../../../components/ProblemView';
import { useTranslate } from '../../../lib/translate';
import { useChange } from './useChange';

interface Props {
  tableRef: TableRef;
  /** The snapshot that is tagged unless another is chosen; the newest when left out. */
  snapshotId?: number;
  size?: 'small';
}

export function CreateTag(props: Props) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  const label = props.snapshotId === undefined ? t('tag.create') : t('tag.createOf', { snapshot: String(props.snapshotId) });
  return (
    <>
      <ActionButton size={props.size} disabledBecause={denied} aria-label={label} onClick={() => setAsking(true)}>
        {t(props.size === 'small' ? 'tag.short' : 'tag.create')}
      </ActionButton>
      {asking && <Ask {...props} onClose={() => setAsking(false)} />}
    </>
  );
}

function Ask({ tableRef, snapshotId, onClose }: Props & { onClose: () => void }) {
  const t = useTranslate();
  const [name, setName] = useState('');
  const [snapshot, setSnapshot] = useState<number | null>(snapshotId ?? null);
  const [timeRetained, setTimeRetained] = useState<string>();
  const body = { name: name.trim(), snapshotId: snapshot ?? undefined, timeRetained };
  const create = useChange(tableRef, () => createTag(tableRef, body), onClose);
  return (
    <Modal
      open
      title={t('tag.create')}
      okText={t('tag.create')}
      okButtonProps={{ loading: create.isPending, disabled: body.name === '' }}
      cancelText={t('common.cancel')}
      onOk={() => create.mutate(undefined)}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <Field label={t('common.name')} id="tag-name">
          <Input id="tag-name" className="mono" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('snapshot.id')} id="tag-snapshot" hint={t('tag.snapshotHint')}>
          <InputNumber id="tag-snapshot" min={1} precision={0} placeholder={t('data.latest')} value={snapshot} onChange={setSnapshot} />
        </Field>
        <Field label={t('tag.retained')} id="tag-retained" hint={t('tag.retainedHint')}>
          <DurationInput id="tag-retained" label={t('tag.retained')} units={['d', 'h']} value={timeRetained} onChange={setTimeRetained} />
        </Field>
        {create.isError && <ProblemView error={create.error} what={t('tag.notCreated')} />}
      </Form>
    </Modal>
  );
}
