import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { Link } from 'react-router';

import { changeOwner, fullName, ownerQuery, tableKeys } from '../../../api/tables';
import type { Owner, OwnerState } from '../../../api/types';
import { paths } from '../../../app/paths';
import { Callout } from '../../../components/Callout';
import { ProblemView } from '../../../components/ProblemView';
import { Region } from '../../../components/Region';
import { toast } from '../../../lib/toast';
import { useTranslate } from '../../../lib/translate';
import type { DialogProps } from './dialogProps';

/** Shows who maintains the table now and would then, and what must stop first. */
export function OwnerRemedy({ tableRef, body, onClose }: DialogProps<{ owner: Owner }>) {
  const t = useTranslate();
  const queries = useQueryClient();
  const now = useQuery(ownerQuery(tableRef));
  const change = useMutation({
    mutationFn: () => changeOwner(tableRef, body.owner),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: tableKeys.one(tableRef) });
      onClose();
      toast(t('owner.changed', { table: fullName(tableRef), owner: t(`owner.${body.owner}`) }));
    },
  });
  return (
    <Modal
      open
      title={t('remedy.ownerTitle', { table: fullName(tableRef) })}
      okText={t('owner.change')}
      okButtonProps={{ loading: change.isPending, disabled: !now.isSuccess }}
      cancelText={t('common.cancel')}
      onOk={() => change.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <Region query={now} lines={2}>
          {(state) => <Change from={state} to={body.owner} />}
        </Region>
        {change.isError && <ProblemView error={change.error} what={t('owner.notChanged')} />}
      </div>
    </Modal>
  );
}

function Change({ from, to }: { from: OwnerState; to: Owner }) {
  const t = useTranslate();
  return (
    <>
      <dl className="stack">
        {[from.owner, to].map((owner, index) => (
          <div key={owner}>
            <dt className="second">{t(index === 0 ? 'remedy.ownerNow' : 'remedy.ownerThen')}</dt>
            <dd>
              <strong>{t(`owner.${owner}`)}</strong> {t(`ownerMeans.${owner}`)}
            </dd>
          </div>
        ))}
      </dl>
      {from.mustStopFirst.length > 0 && (
        <Callout tone="care">
          {t('owner.mustStopFirst')}{' '}
          {from.mustStopFirst.map((job) => (
            <Link key={job.name} to={paths.job(job.name)}>
              {job.name}
            </Link>
          ))}
        </Callout>
      )}
    </>
  );
}
