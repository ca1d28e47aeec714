import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Modal, Radio, Switch } from 'antd';

import { accessKeys, createUser, updateUser } from '../../api/access';
import { useMe } from '../../api/session';
import type { Role, User } from '../../api/types';
import { ProblemView } from '../../components/ProblemView';
import { fieldErrors } from '../../lib/fieldErrors';
import { useTranslate } from '../../lib/translate';

interface Values {
  name: string;
  password?: string;
  role: Role;
  disabled?: boolean;
}

const roles: Role[] = ['viewer', 'operator', 'admin'];

/** Makes a user, or changes one: role, password, disabled. */
export function UserDialog({ user, onClose }: { user?: User; onClose: () => void }) {
  const t = useTranslate();
  const me = useMe();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const save = useMutation({
    mutationFn: ({ name, password, role, disabled = false }: Values) =>
      user === undefined
        ? createUser({ name, password: password ?? '', roles: [role] })
        : updateUser(user, { roles: [role], disabled, ...(password ? { password } : {}) }),
    onSuccess: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: accessKeys.users });
    },
  });
  const at = fieldErrors(save.error);
  const required = { required: true, message: t('common.required') };
  return (
    <Modal
      open
      title={user === undefined ? t('users.create') : t('users.editTitle', { name: user.name })}
      okText={user === undefined ? t('users.create') : t('common.save')}
      okButtonProps={{ loading: save.isPending }}
      cancelText={t('common.cancel')}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ role: user?.roles[0] ?? 'viewer', disabled: user?.disabled }}
        onFinish={(values) => save.mutate(values)}
      >
        {user === undefined && (
          <Form.Item name="name" label={t('common.name')} rules={[required]} {...at('/name')}>
            <Input autoComplete="off" autoFocus />
          </Form.Item>
        )}
        <Form.Item
          name="password"
          label={user === undefined ? t('login.password') : t('users.newPassword')}
          rules={user === undefined ? [required] : []}
          {...at('/password')}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item name="role" label={t('users.role')} rules={[required]} {...at('/roles')}>
          <Radio.Group className="choices">
            {roles.map((role) => (
              <Radio key={role} value={role}>
                <span className="strong">{t(`role.${role}`)}</span> <span className="second">{t(`roleMeans.${role}`)}</span>
              </Radio>
            ))}
          </Radio.Group>
        </Form.Item>
        {user !== undefined && (
          <Form.Item name="disabled" label={t('users.disable')} required valuePropName="checked" extra={t('users.disableMeans')}>
            <Switch disabled={user.name === me?.username} />
          </Form.Item>
        )}
        {save.isError && <ProblemView error={save.error} what={t('users.notSaved')} />}
      </Form>
    </Modal>
  );
}
