import { useQuery } from '@tanstack/react-query';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';

import { createBranch } from '../../../api/kept';
import { useDenied } from '../../../api/session';
import { tagsQuery, type TableRef } from '../../../api/tables';
import { ActionButton } from '../../../components/ActionButton';
import { Field } from '../../../components/Field';
import { ProblemView } from '../../../components/ProblemView';
import { useTranslate } from '../../../lib/translate';
import { useChange } from './useChange';

export function CreateBranch({ tableRef }: { tableRef: TableRef }) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionButton disabledBecause={denied} onClick={() => setAsking(true)}>
        {t('branch.create')}
      </ActionButton>
      {asking && <Ask tableRef={tableRef} onClose={() => setAsking(false)} />}
    </>
  );
}

function Ask({ tableRef, onClose }: { tableRef: TableRef; onClose: () => void }) {
  const t = useTranslate();
  const tags = useQuery(tagsQuery(tableRef)).data?.items ?? [];
  const [name, setName] = useState('');
  const [fromTag, setFromTag] = useState<string>();
  const body = { name: name.trim(), fromTag };
  const create = useChange(tableRef, () => createBranch(tableRef, body), onClose);
  return (
    <Modal
      open
      title={t('branch.create')}
      okText={t('branch.create')}
      okButtonProps={{ loading: create.isPending, disabled: body.name === '' }}
      cancelText={t('common.cancel')}
      onOk={() => create.mutate(undefined)}
      onCancel={onClose}
    >
      <Form layout="vertical" requiredMark={false}>
        <Field label={t('common.name')} id="branch-name">
          <Input id="branch-name" className="mono" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Field label={t('branch.fromTag')} id="branch-tag" hint={t('branch.fromTagHint')}>
          <Select
            allowClear
            id="branch-tag"
            placeholder={t('branch.empty')}
            value={fromTag}
            onChange={setFromTag}
            options={tags.map((tag) => ({ value: tag.name, label: tag.name }))}
          />
        </Field>
        {create.isError && <ProblemView error={create.error} what={t('branch.notCreated')} />}
      </Form>
    </Modal>
  );
}
