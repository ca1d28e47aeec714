import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';

import { accessKeys, revokeToken, tokensQuery } from '../../api/access';
import { useAllowed } from '../../api/session';
import type { Token } from '../../api/types';
import { DataTable } from '../../components/DataTable';
import type { DataColumn } from '../../components/dataColumn';
import { Notice } from '../../components/Notice';
import { ProblemView } from '../../components/ProblemView';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TimeText } from '../../components/TimeText';
import { useTranslate } from '../../lib/translate';
import { CreateToken } from './CreateToken';
import { SettingsFrame } from './SettingsFrame';

export function Page() {
  const t = useTranslate();
  const [creating, setCreating] = useState(false);
  const tokens = useQuery({ ...tokensQuery, enabled: useAllowed('token:own') });
  return (
    <SettingsFrame
      permission="token:own"
      actions={
        <Button type="primary" onClick={() => setCreating(true)}>
          {t('tokens.create')}
        </Button>
      }
    >
      <Section flush>
        <Region query={tokens}>{({ items }) => <TokenTable tokens={items} />}</Region>
      </Section>
      {creating && <CreateToken onClose={() => setCreating(false)} />}
    </SettingsFrame>
  );
}

function TokenTable({ tokens }: { tokens: Token[] }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: revokeToken,
    onSuccess: () => queries.invalidateQueries({ queryKey: accessKeys.tokens }),
  });
  const columns: DataColumn<Token>[] = [
    { key: 'name', title: t('common.name'), render: (row) => row.name },
    { key: 'owner', title: t('tokens.owner'), render: (row) => row.owner },
    { key: 'role', title: t('users.role'), render: (row) => row.roles.map((role) => t(`role.${role}`)).join(', ') },
    { key: 'created', title: t('common.created'), render: (row) => <TimeText value={row.createdAt} /> },
    { key: 'used', title: t('tokens.lastUsed'), render: (row) => <TimeText value={row.lastUsedAt} /> },
    {
      key: 'expires',
      title: t('tokens.expires'),
      render: (row) => (row.expiresAt === null ? <span className="second">{t('tokens.never')}</span> : <TimeText value={row.expiresAt} />),
    },
    {
      key: 'revoke',
      title: <span className="visually-hidden">{t('table.actions')}</span>,
      render: (row) => (
        <Popconfirm
          title={t('tokens.revokeTitle', { name: row.name })}
          description={t('tokens.revokeWhat')}
          okText={t('tokens.revoke')}
          cancelText={t('common.cancel')}
          okButtonProps={{ danger: true }}
          onConfirm={() => revoke.mutate(row.id)}
        >
          <Button size="small" danger>
            {t('tokens.revoke')}
          </Button>
        </Popconfirm>
      ),
    },
  ];
  return (
    <>
      {revoke.isError && <ProblemView error={revoke.error} what={t('tokens.notRevoked')} />}
      <DataTable
        label={t('settings.tokens')}
        columns={columns}
        rows={tokens}
        rowKey={(row) => row.id}
        empty={<Notice title={t('tokens.none')} detail={t('tokens.noneDetail')} />}
      />
    </>
  );
}
