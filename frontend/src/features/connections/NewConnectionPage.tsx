import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { connectionKeys, createConnection, testUnsavedConnection } from '../../api/connections';
import { paths } from '../../app/paths';
import { CheckList } from '../../components/CheckList';
import { PageHeader } from '../../components/PageHeader';
import { ProblemView } from '../../components/ProblemView';
import { Section } from '../../components/Section';
import { useTranslate } from '../../lib/translate';
import { ConnectionForm } from './ConnectionForm';

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const test = useMutation({ mutationFn: testUnsavedConnection });
  const create = useMutation({
    mutationFn: createConnection,
    onSuccess: async (connection) => {
      await queries.invalidateQueries({ queryKey: connectionKeys.all });
      void navigate(paths.connection(connection.name));
    },
  });
  return (
    <>
      <PageHeader title={t('connections.register')} below={t('connections.registerWhat')} />
      <div className="columns">
        <Section title={t('connections.mysql')}>
          <ConnectionForm
            busy={create.isPending}
            error={create.error}
            onSubmit={create.mutate}
            onTest={test.mutate}
            testing={test.isPending}
          />
        </Section>
        <Section title={t('test.title')}>
          {test.isError && <ProblemView error={test.error} what={t('test.failed')} />}
          {test.data ? <CheckList checks={test.data.checks} /> : <p className="second">{t('connections.testWhat')}</p>}
        </Section>
      </div>
    </>
  );
}
