import { useMutation } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useNavigate } from 'react-router';

import { makePlan } from '../../../api/plans';
import { fullName } from '../../../api/tables';
import { paths } from '../../../app/paths';
import { ProblemView } from '../../../components/ProblemView';
import { RawText } from '../../../components/RawText';
import { useTranslate } from '../../../lib/translate';
import type { DialogProps } from './dialogProps';

/** Leads to the plan of a changed definition, which shows its steps before any is done. */
export function PlanRemedy({ tableRef, body, onClose }: DialogProps<{ manifests: string }>) {
  const t = useTranslate();
  const navigate = useNavigate();
  const plan = useMutation({
    mutationFn: () => makePlan(body),
    onSuccess: ({ id }) => navigate(paths.plan(id)),
  });
  return (
    <Modal
      open
      title={t('remedy.planTitle', { table: fullName(tableRef) })}
      okText={t('editor.review')}
      okButtonProps={{ loading: plan.isPending }}
      cancelText={t('common.cancel')}
      onOk={() => plan.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <p>{t('remedy.planWhat')}</p>
        <RawText text={body.manifests} label={t('remedy.definition')} />
        {plan.isError && <ProblemView error={plan.error} what={t('remedy.notPlanned')} />}
      </div>
    </Modal>
  );
}
