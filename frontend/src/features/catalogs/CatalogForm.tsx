import { Button, Form, Input } from 'antd';

import type { Catalog, CatalogBody } from '../../api/types';
import { OptionsEditor, type OptionPair } from '../../components/OptionsEditor';
import { ProblemView } from '../../components/ProblemView';
import { SecretInput } from '../../components/SecretInput';
import { fieldErrors } from '../../lib/fieldErrors';
import { plainName } from '../../lib/names';
import { useTranslate } from '../../lib/translate';

interface Values {
  name: string;
  warehouse: string;
  options: OptionPair[];
  secrets: Record<string, string | undefined>;
}

interface Props {
  /** The one to change; absent for a new one. */
  catalog?: Catalog;
  busy: boolean;
  error: unknown;
  onSubmit: (body: CatalogBody) => void;
}

/** Options of an object store that are secrets and so never come back. */
const secretKeys = ['s3.access-key', 's3.secret-key', 'fs.oss.accessKeyId', 'fs.oss.accessKeySecret'];

function bodyOf(values: Values, catalog?: Catalog): CatalogBody {
  const secrets = Object.entries(values.secrets ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return {
    name: catalog?.name ?? values.name,
    metastore: 'filesystem',
    warehouse: values.warehouse,
    options: Object.fromEntries((values.options ?? []).filter(([key]) => key !== '')),
    secrets: Object.fromEntries(secrets),
  };
}

export function CatalogForm({ catalog, busy, error, onSubmit }: Props) {
  const t = useTranslate();
  const [form] = Form.useForm<Values>();
  const warehouse = Form.useWatch('warehouse', form) ?? catalog?.warehouse ?? '';
  const remote = /^(s3a?|oss):/.test(warehouse);
  const shownSecrets = secretKeys.filter((key) => remote && key.startsWith(warehouse.startsWith('oss') ? 'fs.oss' : 's3'));
  const at = fieldErrors(error);
  const required = [{ required: true, message: t('common.required') }];
  return (
    <Form
      form={form}
      layout="vertical"
      className="form-narrow"
      initialValues={{ warehouse: catalog?.warehouse, options: Object.entries(catalog?.options ?? {}) }}
      onFinish={(values) => onSubmit(bodyOf(values, catalog))}
    >
      {catalog === undefined && (
        <Form.Item name="name" label={t('common.name')} rules={[...required, plainName(t)]} {...at('/name')}>
          <Input className="mono" autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item label={t('catalogs.metastore')} required>
        <span>filesystem</span>
      </Form.Item>
      <Form.Item name="warehouse" label={t('catalogs.warehouse')} extra={t('catalogs.warehouseHint')} rules={required} {...at('/warehouse')}>
        <Input className="mono" placeholder="/data/warehouse" autoComplete="off" />
      </Form.Item>
      {shownSecrets.map((key) => (
        <Form.Item key={key} name={['secrets', key]} label={key} {...at(`/secrets/${key}`)}>
          <SecretInput setAt={catalog?.secrets[key]?.setAt} isSet={catalog?.secrets[key]?.set ?? false} />
        </Form.Item>
      ))}
      <Form.Item name="options" label={t('options.title')} {...at('/options')}>
        <OptionsEditor label={t('options.title')} />
      </Form.Item>
      <div className="stack">
        {error !== null && error !== undefined && <ProblemView error={error} what={t('catalogs.notSaved')} />}
        <div className="form-actions">
          <Button type="primary" htmlType="submit" loading={busy}>
            {catalog === undefined ? t('catalogs.register') : t('common.save')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
