import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, InputNumber, Select } from 'antd';
import { useNavigate } from 'react-router';

import { catalogsQuery, databasesQuery, tablesQuery } from '../../api/catalogs';
import { clustersQuery } from '../../api/clusters';
import { createJob, jobKeys, preflightJob } from '../../api/jobs';
import type { JobBody } from '../../api/types';
import { paths } from '../../app/paths';
import { DurationInput } from '../../components/DurationInput';
import { FindingList } from '../../components/FindingList';
import { PageHeader } from '../../components/PageHeader';
import { ProblemView } from '../../components/ProblemView';
import { Section } from '../../components/Section';
import { fieldErrors } from '../../lib/fieldErrors';
import { plainName } from '../../lib/names';
import { useSearchState } from '../../lib/search';
import { useTranslate } from '../../lib/translate';

interface Values {
  name: string;
  cluster: string;
  catalog: string;
  database: string;
  table: string;
  parallelism: number;
  checkpointInterval: string;
}

function bodyOf({ name, cluster, ...spec }: Values): JobBody {
  return { name, cluster, kind: 'compaction', spec };
}

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [search] = useSearchState();
  const create = useMutation({
    mutationFn: async (values: Values) => {
      const { findings } = await preflightJob(bodyOf(values));
      const refused = findings.some((finding) => finding.severity === 'error');
      return refused ? { findings, job: null } : { findings, job: await createJob(bodyOf(values)) };
    },
    onSuccess: async ({ job }) => {
      if (job !== null) {
        await queries.invalidateQueries({ queryKey: jobKeys.all });
        void navigate(paths.job(job.name));
      }
    },
  });
  const table = search('table');
  return (
    <>
      <PageHeader title={t('jobs.newCompaction')} below={t('jobs.compactionWhat')} />
      <Section>
        <Form<Values>
          layout="vertical"
          className="form-narrow"
          initialValues={{
            name: table === '' ? undefined : `${table}-compaction`,
            cluster: 'embedded',
            catalog: search('catalog') || 'main',
            database: search('database') || undefined,
            table: table || undefined,
            parallelism: 1,
            checkpointInterval: 'PT30S',
          }}
          onFinish={(values) => create.mutate(values)}
        >
          <Fields error={create.error} />
          <div className="stack">
            {create.isError && <ProblemView error={create.error} what={t('jobs.notCreated')} />}
            {create.data?.job === null && <FindingList findings={create.data.findings} />}
            <div className="form-actions">
              <Button type="primary" htmlType="submit" loading={create.isPending}>
                {t('jobs.createAndStart')}
              </Button>
            </div>
          </div>
        </Form>
      </Section>
    </>
  );
}

function Fields({ error }: { error: unknown }) {
  const t = useTranslate();
  const form = Form.useFormInstance<Values>();
  const catalog = Form.useWatch('catalog', form) ?? '';
  const database = Form.useWatch('database', form) ?? '';
  const catalogs = useQuery(catalogsQuery).data?.items ?? [];
  const databases = useQuery({ ...databasesQuery(catalog), enabled: catalog !== '' }).data?.items ?? [];
  const tables = useQuery({ ...tablesQuery({ catalog, database }, { limit: 500 }), enabled: database !== '' }).data?.items ?? [];
  const clusters = useQuery(clustersQuery).data?.items ?? [];
  const at = fieldErrors(error);
  const required = { required: true, message: t('common.required') };
  const named = (items: { name: string }[]) => items.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      <div className="fields">
        <Form.Item name="catalog" label={t('tables.catalog')} rules={[required]} {...at('/spec/catalog')}>
          <Select options={named(catalogs)} />
        </Form.Item>
        <Form.Item name="database" label={t('tables.database')} rules={[required]} {...at('/spec/database')}>
          <Select showSearch options={named(databases)} />
        </Form.Item>
        <Form.Item name="table" label={t('jobs.table')} rules={[required]} {...at('/spec/table')}>
          <Select showSearch options={named(tables)} />
        </Form.Item>
      </div>
      <div className="fields">
        <Form.Item name="name" label={t('jobs.name')} rules={[required, plainName(t)]} {...at('/name')}>
          <Input className="mono" autoComplete="off" />
        </Form.Item>
        <Form.Item name="cluster" label={t('jobs.cluster')} rules={[required]} {...at('/cluster')}>
          <Select options={named(clusters)} />
        </Form.Item>
      </div>
      <div className="fields">
        <Form.Item name="parallelism" label={t('jobs.parallelism')} rules={[required]} {...at('/spec/parallelism')}>
          <InputNumber min={1} precision={0} />
        </Form.Item>
        <Form.Item name="checkpointInterval" label={t('jobs.checkpointInterval')} rules={[required]} {...at('/spec/checkpointInterval')}>
          <DurationInput label={t('jobs.checkpointInterval')} units={['s', 'm']} />
        </Form.Item>
      </div>
    </>
  );
}
