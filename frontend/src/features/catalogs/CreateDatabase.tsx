import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Input, Modal } from 'antd';
import { useNavigate } from 'react-router';

import { catalogKeys, createDatabase } from '../../api/catalogs';
import { paths } from '../../app/paths';
import { ProblemView } from '../../components/ProblemView';
import { fieldErrors } from '../../lib/fieldErrors';
import { useTranslate } from '../../lib/translate';

interface Values {
  name: string;
  comment?: string;
}

export function CreateDatabase({ catalog, onClose }: { catalog: string; onClose: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [form] = Form.useForm<Values>();
  const create = useMutation({
    mutationFn: (values: Values) => createDatabase(catalog, { name: values.name, comment: values.comment || null }),
    onSuccess: async (_made, { name }) => {
      await queries.invalidateQueries({ queryKey: catalogKeys.databases(catalog) });
      void navigate(paths.tables({ catalog, database: name }));
    },
  });
  const at = fieldErrors(create.error);
  return (
    <Modal
      open
      title={t('databases.createIn', { catalog })}
      okText={t('databases.create')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: create.isPending }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => create.mutate(values)}>
        <Form.Item
          name="name"
          label={t('common.name')}
          rules={[{ required: true, message: t('common.required') }]}
          {...at('/name')}
        >
          <Input className="mono" autoFocus autoComplete="off" />
        </Form.Item>
        <Form.Item name="comment" label={t('column.comment')}>
          <Input />
        </Form.Item>
        {create.isError && <ProblemView error={create.error} what={t('databases.notCreated')} />}
      </Form>
    </Modal>
  );
}
