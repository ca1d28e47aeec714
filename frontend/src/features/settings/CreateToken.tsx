import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Select } from 'antd';

import { accessKeys, createToken } from '../../api/access';
import { useMe } from '../../api/session';
import type { NewToken, Role } from '../../api/types';
import { Callout } from '../../components/Callout';
import { CopyButton } from '../../components/CopyButton';
import { ProblemView } from '../../components/ProblemView';
import { fieldErrors } from '../../lib/fieldErrors';
import { useTranslate } from '../../lib/translate';

interface Values {
  name: string;
  role: Role;
  days: number;
}

const roles: Role[] = ['viewer', 'operator', 'admin'];
const lifetimes = [7, 30, 90, 365, 0];
const dayMillis = 86_400_000;

/** The roles that a token may carry: at most what its owner has. */
function rolesUpTo(own: Role[]): Role[] {
  return roles.slice(0, Math.max(...own.map((role) => roles.indexOf(role))) + 1);
}

export function CreateToken({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: ({ name, role, days }: Values) =>
      createToken({
        name,
        roles: [role],
        ...(days === 0 ? {} : { expiresAt: new Date(Date.now() + days * dayMillis).toISOString() }),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: accessKeys.tokens }),
  });
  return create.data ? (
    <Made token={create.data} onClose={onClose} />
  ) : (
    <Ask busy={create.isPending} error={create.error} onSubmit={create.mutate} onClose={onClose} />
  );
}

interface AskProps {
  busy: boolean;
  error: unknown;
  onSubmit: (values: Values) => void;
  onClose: () => void;
}

function Ask({ busy, error, onSubmit, onClose }: AskProps) {
  const t = useTranslate();
  const me = useMe();
  const [form] = Form.useForm<Values>();
  const at = fieldErrors(error);
  return (
    <Modal
      open
      title={t('tokens.create')}
      okText={t('tokens.create')}
      okButtonProps={{ loading: busy }}
      cancelText={t('common.cancel')}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ role: 'viewer', days: 90 }} onFinish={onSubmit}>
        <Form.Item name="name" label={t('common.name')} rules={[{ required: true, message: t('common.required') }]} {...at('/name')}>
          <Input autoFocus autoComplete="off" placeholder="ci" />
        </Form.Item>
        <Form.Item name="role" label={t('users.role')} {...at('/roles')}>
          <Select options={rolesUpTo(me?.roles ?? ['viewer']).map((value) => ({ value, label: t(`role.${value}`) }))} />
        </Form.Item>
        <Form.Item name="days" label={t('tokens.expires')} {...at('/expiresAt')}>
          <Select options={lifetimes.map((value) => ({ value, label: value === 0 ? t('tokens.never') : t('tokens.inDays', { count: value }) }))} />
        </Form.Item>
        {error !== null && error !== undefined && <ProblemView error={error} what={t('tokens.notCreated')} />}
      </Form>
    </Modal>
  );
}

function Made({ token, onClose }: { token: NewToken; onClose: () => void }) {
  const t = useTranslate();
  return (
    <Modal
      open
      title={t('tokens.made', { name: token.name })}
      closable={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('tokens.copied')}
        </Button>
      }
    >
      <div className="stack">
        <Callout tone="care">{t('tokens.once')}</Callout>
        <div className="code-block">
          <pre data-testid="new-token">{token.token}</pre>
          <CopyButton text={token.token} what={t('tokens.token')} />
        </div>
      </div>
    </Modal>
  );
}
