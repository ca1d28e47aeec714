import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Link } from 'react-router';

import { connectionsQuery, sourceDatabasesQuery } from '../../../api/connections';
import { paths } from '../../../app/paths';
import { Field } from '../../../components/Field';
import { Notice } from '../../../components/Notice';
import { ProblemView } from '../../../components/ProblemView';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { useTranslate } from '../../../lib/translate';
import type { StepProps } from './syncDraft';

export function SourceStep({ draft, change }: StepProps) {
  const t = useTranslate();
  const connections = useQuery(connectionsQuery);
  const databases = useQuery({ ...sourceDatabasesQuery(draft.connection), enabled: draft.connection !== '' });
  return (
    <Section title={t('sync.step.source')}>
      <Region query={connections} lines={3}>
        {({ items }) =>
          items.length === 0 ? (
            <Notice title={t('connections.none')} detail={t('connections.noneDetail')}>
              <Link to={paths.newConnection()}>{t('connections.register')}</Link>
            </Notice>
          ) : (
            <div className="form-narrow">
              <Field label={t('jobs.connection')} id="connection">
                <Select
                  id="connection"
                  value={draft.connection || undefined}
                  onChange={(connection: string) => change({ connection, sourceDatabase: '', include: [], ticked: [] })}
                  options={items.map((each) => ({ value: each.name, label: `${each.name} (${each.host}:${each.port})` }))}
                />
              </Field>
              <Field label={t('jobs.sourceDatabase')} id="source-database">
                <Select
                  id="source-database"
                  showSearch
                  disabled={draft.connection === ''}
                  loading={databases.isFetching}
                  value={draft.sourceDatabase || undefined}
                  onChange={(sourceDatabase: string) =>
                    change({
                      sourceDatabase,
                      include: [],
                      ticked: [],
                      name: draft.name || `${sourceDatabase.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-sync`,
                    })
                  }
                  options={databases.data?.items.map(({ name }) => ({ value: name, label: name }))}
                />
              </Field>
              {databases.isError && (
                <ProblemView error={databases.error} what={t('connections.notListed')} onRetry={() => void databases.refetch()} />
              )}
            </div>
          )
        }
      </Region>
    </Section>
  );
}
