import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';

import { usersQuery } from '../../api/access';
import { useAllowed, useMe } from '../../api/session';
import type { User } from '../../api/types';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { StateMark } from '../../components/StateMark';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';
import { DeleteUser } from './DeleteUser';
import { SettingsFrame } from './SettingsFrame';
import { UserDialog } from './UserDialog';

type Asking = { what: 'create' } | { what: 'edit' | 'delete'; user: User } | null;

export function Page() {
  const t = useTranslate();
  const [asking, setAsking] = useState<Asking>(null);
  const users = useQuery({ ...usersQuery, enabled: useAllowed('user:admin') });
  const close = () => setAsking(null);
  return (
    <SettingsFrame
      permission="user:admin"
      actions={
        <Button type="primary" onClick={() => setAsking({ what: 'create' })}>
          {t('users.create')}
        </Button>
      }
    >
      <Section flush>
        <Region query={users}>{({ items }) => <UserTable users={items} onAsk={setAsking} />}</Region>
      </Section>
      {asking?.what === 'create' && <UserDialog onClose={close} />}
      {asking?.what === 'edit' && <UserDialog user={asking.user} onClose={close} />}
      {asking?.what === 'delete' && <DeleteUser user={asking.user} onClose={close} />}
    </SettingsFrame>
  );
}

function UserTable({ users, onAsk }: { users: User[]; onAsk: (asking: Asking) => void }) {
  const t = useTranslate();
  const me = useMe();
  const columns: DataColumn<User>[] = [
    { key: 'name', title: t('common.name'), render: (row) => row.name },
    { key: 'role', title: t('users.role'), render: (row) => row.roles.map((role) => t(`role.${role}`)).join(', ') },
    {
      key: 'state',
      title: t('common.state'),
      render: (row) => <StateMark tone={row.disabled ? 'quiet' : 'good'} word={t(row.disabled ? 'users.disabled' : 'users.active')} />,
    },
    { key: 'login', title: t('users.lastLogin'), render: (row) => <TimeText value={row.lastLoginAt} /> },
    { key: 'created', title: t('common.created'), render: (row) => <TimeText value={row.createdAt} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('table.actions')}</span>,
      render: (row) => (
        <span className="row">
          <Button size="small" onClick={() => onAsk({ what: 'edit', user: row })}>
            {t('common.edit')}
          </Button>
          <Button size="small" danger disabled={row.name === me?.username} onClick={() => onAsk({ what: 'delete', user: row })}>
            {t('users.delete')}
          </Button>
        </span>
      ),
    },
  ];
  return <DataTable label={t('settings.users')} columns={columns} rows={users} rowKey={(row) => row.name} />;
}
