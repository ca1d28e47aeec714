import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { connectionKeys, connectionQuery, deleteConnection, testConnection, updateConnection } from '../../api/connections';
import { useDenied } from '../../api/session';
import type { Connection, ConnectionBody } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { CheckList } from '../../components/CheckList';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { ProblemView } from '../../components/ProblemView';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TypedConfirm } from '../../components/TypedConfirm';
import { toast } from '../../lib/toast';
import { useTranslate } from '../../lib/translate';
import { ConnectionForm } from './ConnectionForm';
import { SourceTables } from './SourceTables';

export function Page() {
  const { name = '' } = useParams();
  const query = useQuery(connectionQuery(name));
  return <Region query={query}>{(data) => <ConnectionView key={data.version} connection={data} />}</Region>;
}

function ConnectionView({ connection }: { connection: Connection }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('connection:write');
  const [removing, setRemoving] = useState(false);
  const test = useMutation({ mutationFn: () => testConnection(connection.name) });
  const update = useMutation({
    mutationFn: (body: ConnectionBody) => updateConnection(connection, body),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: connectionKeys.all });
      toast(t('connections.saved', { name: connection.name }));
    },
  });
  return (
    <>
      <PageHeader
        title={connection.name}
        below={
          <>
            <span>MySQL</span>
            <code>{`${connection.username}@${connection.host}:${connection.port}`}</code>
          </>
        }
        actions={
          <ActionButton danger disabledBecause={denied} onClick={() => setRemoving(true)}>
            {t('connections.remove')}
          </ActionButton>
        }
      />
      <div className="stack wide">
        <div className="columns">
          <Section
            title={t('test.title')}
            extra={
              <ActionButton loading={test.isPending} disabledBecause={denied} onClick={() => test.mutate()}>
                {t('connections.test')}
              </ActionButton>
            }
          >
            {test.isError && <ProblemView error={test.error} what={t('test.failed')} />}
            {test.data ? <CheckList checks={test.data.checks} /> : <p className="second">{t('connections.testWhat')}</p>}
          </Section>
          <Section title={t('connections.settings')}>
            {denied === null ? (
              <ConnectionForm connection={connection} busy={update.isPending} error={update.error} onSubmit={update.mutate} />
            ) : (
              <Notice title={denied} />
            )}
          </Section>
        </div>
        {denied === null && <SourceTables connection={connection.name} />}
      </div>
      {removing && <RemoveConnection connection={connection} onCancel={() => setRemoving(false)} />}
    </>
  );
}

function RemoveConnection({ connection, onCancel }: { connection: Connection; onCancel: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteConnection(connection),
    onSuccess: async () => {
      await navigate(paths.connections());
      await queries.invalidateQueries({ queryKey: connectionKeys.all, exact: true });
    },
  });
  return (
    <TypedConfirm
      title={t('connections.removeTitle', { name: connection.name })}
      name={connection.name}
      act={t('connections.remove')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    >
      <p>{t('connections.removeWhat')}</p>
    </TypedConfirm>
  );
}
