import { Button, Form, Input, InputNumber, Switch } from 'antd';

import type { Connection, ConnectionBody } from '../../api/types';
import { ProblemView } from '../../components/ProblemView';
import { SecretInput } from '../../components/SecretInput';
import { fieldErrors } from '../../lib/fieldErrors';
import { plainName } from '../../lib/names';
import { useTranslate } from '../../lib/translate';
import { bodyOf, valuesOf, type ConnectionValues } from './connectionValues';

interface Props {
  connection?: Connection;
  busy: boolean;
  error: unknown;
  onSubmit: (body: ConnectionBody) => void;
  /** Tries what is in the form, without saving it. */
  onTest?: (body: ConnectionBody) => void;
  testing?: boolean;
}

export function ConnectionForm({ connection, busy, error, onSubmit, onTest, testing }: Props) {
  const t = useTranslate();
  const [form] = Form.useForm<ConnectionValues>();
  const at = fieldErrors(error);
  const required = { required: true, message: t('common.required') };
  const test = async () => {
    const values = await form.validateFields().catch(() => null);
    if (values !== null) {
      onTest?.(bodyOf(values, connection));
    }
  };
  return (
    <Form
      form={form}
      layout="vertical"
      className="form-narrow"
      initialValues={valuesOf(connection)}
      onFinish={(values) => onSubmit(bodyOf(values, connection))}
    >
      {connection === undefined && (
        <Form.Item name="name" label={t('common.name')} rules={[required, plainName(t)]} {...at('/name')}>
          <Input className="mono" autoComplete="off" autoFocus />
        </Form.Item>
      )}
      <div className="fields">
        <Form.Item name="host" label={t('connections.host')} rules={[required]} {...at('/host')}>
          <Input className="mono" autoComplete="off" />
        </Form.Item>
        <Form.Item name="port" label={t('connections.port')} rules={[required]} {...at('/port')}>
          <InputNumber min={1} max={65_535} precision={0} style={{ width: '100%' }} />
        </Form.Item>
      </div>
      <div className="fields">
        <Form.Item name="username" label={t('connections.username')} rules={[required]} {...at('/username')}>
          <Input className="mono" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('connections.password')}
          required
          rules={connection?.password.set ? [] : [required]}
          {...at('/password')}
        >
          <SecretInput isSet={connection?.password.set ?? false} setAt={connection?.password.setAt} />
        </Form.Item>
      </div>
      <div className="fields">
        <Form.Item
          name="serverTimeZone"
          label={t('connections.serverTimeZone')}
          extra={t('connections.serverTimeZoneHint')}
          {...at('/options/serverTimeZone')}
        >
          <Input className="mono" placeholder="UTC" autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="serverIdRange"
          label={t('connections.serverIdRange')}
          extra={t('connections.serverIdRangeHint')}
          rules={[{ pattern: /^\d+(-\d+)?$/, message: t('connections.serverIdRangeHint') }]}
          {...at('/options/serverIdRange')}
        >
          <Input className="mono" placeholder="5400-5499" autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="useSsl" label={t('connections.useSsl')} required valuePropName="checked" {...at('/options/useSsl')}>
        <Switch />
      </Form.Item>
      <div className="stack">
        {error !== null && error !== undefined && <ProblemView error={error} what={t('connections.notSaved')} />}
        <div className="form-actions">
          <Button type="primary" htmlType="submit" loading={busy}>
            {connection === undefined ? t('connections.register') : t('common.save')}
          </Button>
          {onTest && (
            <Button loading={testing} onClick={() => void test()}>
              {t('connections.test')}
            </Button>
          )}
        </div>
      </div>
    </Form>
  );
}
