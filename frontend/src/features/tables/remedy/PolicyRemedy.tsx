import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useNavigate } from 'react-router';

import { createPolicy, maintenanceKeys, previewPolicy } from '../../../api/maintenance';
import { tableKeys } from '../../../api/tables';
import type { PolicyBody } from '../../../api/types';
import { parseTable, paths } from '../../../app/paths';
import { PolicyEffect } from '../../../components/PolicyEffect';
import { ProblemView } from '../../../components/ProblemView';
import { Region } from '../../../components/Region';
import { policyWords } from '../../../lib/policyWords';
import { useTranslate } from '../../../lib/translate';
import type { DialogProps } from './dialogProps';

/** Shows what a policy would cover and when it would run, before it is created. */
export function PolicyRemedy({ tableRef, body, onClose }: DialogProps<PolicyBody>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const preview = useQuery({
    queryKey: ['policy-preview', body],
    queryFn: ({ signal }) => previewPolicy(body, signal),
    retry: false,
    gcTime: 0,
  });
  const create = useMutation({
    mutationFn: () => createPolicy(body),
    onSuccess: (policy) => {
      void queries.invalidateQueries({ queryKey: maintenanceKeys.policies });
      void queries.invalidateQueries({ queryKey: tableKeys.one(tableRef) });
      void navigate(paths.policy(policy.name));
    },
  });
  return (
    <Modal
      open
      title={t('remedy.policyTitle', { name: body.name })}
      okText={t('policies.create')}
      okButtonProps={{ loading: create.isPending, disabled: !preview.isSuccess || preview.data.conflicts.length > 0 }}
      cancelText={t('common.cancel')}
      onOk={() => create.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <Region query={preview}>
          {(data) => (
            <PolicyEffect
              preview={data}
              sentence={policyWords(body, t)}
              pathOf={(table) => {
                const ref = parseTable(table);
                return ref && paths.table(ref, 'maintenance');
              }}
            />
          )}
        </Region>
        {create.isError && <ProblemView error={create.error} what={t('policy.notSaved')} />}
      </div>
    </Modal>
  );
}
