import { Button, Form, Input } from 'antd';

import type { Cluster, ClusterBody } from '../../api/types';
import { ProblemView } from '../../components/ProblemView';
import { fieldErrors } from '../../lib/fieldErrors';
import { plainName } from '../../lib/names';
import { useTranslate } from '../../lib/translate';

interface Values {
  name: string;
  url: string;
  checkpointDirectory?: string;
  savepointDirectory?: string;
}

interface Props {
  cluster?: Cluster;
  busy: boolean;
  error: unknown;
  onSubmit: (body: ClusterBody) => void;
}

function bodyOf({ name, url, ...directories }: Values, cluster?: Cluster): ClusterBody {
  const options = Object.fromEntries(Object.entries(directories).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return { name: cluster?.name ?? name, kind: 'session', url, options };
}

export function ClusterForm({ cluster, busy, error, onSubmit }: Props) {
  const t = useTranslate();
  const at = fieldErrors(error);
  const required = { required: true, message: t('common.required') };
  return (
    <Form<Values>
      layout="vertical"
      className="form-narrow"
      initialValues={{ url: cluster?.url ?? undefined, ...cluster?.options }}
      onFinish={(values) => onSubmit(bodyOf(values, cluster))}
    >
      {cluster === undefined && (
        <Form.Item name="name" label={t('common.name')} rules={[required, plainName(t)]} {...at('/name')}>
          <Input className="mono" autoComplete="off" autoFocus />
        </Form.Item>
      )}
      <Form.Item name="url" label={t('clusters.url')} extra={t('clusters.urlHint')} rules={[required]} {...at('/url')}>
        <Input className="mono" placeholder="http://flink:8081" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="checkpointDirectory"
        label={t('clusters.checkpointDirectory')}
        extra={t('clusters.directoryHint')}
        {...at('/options/checkpointDirectory')}
      >
        <Input className="mono" autoComplete="off" />
      </Form.Item>
      <Form.Item name="savepointDirectory" label={t('clusters.savepointDirectory')} {...at('/options/savepointDirectory')}>
        <Input className="mono" autoComplete="off" />
      </Form.Item>
      <div className="stack">
        {error !== null && error !== undefined && <ProblemView error={error} what={t('clusters.notSaved')} />}
        <div className="form-actions">
          <Button type="primary" htmlType="submit" loading={busy}>
            {cluster === undefined ? t('clusters.register') : t('common.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
