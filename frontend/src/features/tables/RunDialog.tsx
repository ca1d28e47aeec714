import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Form, InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { forecastRun, maintenanceKeys, startRun } from '../../api/maintenance';
import { tableKeys, type TableRef } from '../../api/tables';
import type { ActionOptions, RunAction, RunForecast } from '../../api/types';
import { paths } from '../../app/paths';
import { Callout } from '../../components/Callout';
import { DurationInput } from '../../components/DurationInput';
import { Facts } from '../../components/Facts';
import { ProblemView } from '../../components/ProblemView';
import { RawText } from '../../components/RawText';
import { Region } from '../../components/Region';
import { useBecause } from '../../components/RunWhy';
import { usualOptions } from '../../lib/actionOptions';
import { useDebounced } from '../../lib/debounce';
import { formatBytes, formatCount } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

interface Props {
  tableRef: TableRef;
  action: RunAction;
  /** What to begin with. */
  given?: ActionOptions;
  onClose: () => void;
}

/** Shows what a run would do before it is started. */
export function RunDialog({ tableRef, action, given = usualOptions[action], onClose }: Props) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [options, setOptions] = useState(given);
  const settled = useDebounced(options);
  const body = { ...tableRef, action, options };
  const forecast = useQuery({
    queryKey: tableKeys.part(tableRef, 'forecast', action, settled),
    queryFn: () => forecastRun({ ...body, options: settled }),
    retry: false,
    gcTime: 0,
  });
  const start = useMutation({
    mutationFn: () => startRun(body),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: maintenanceKeys.runs });
      void navigate(paths.run(id));
    },
  });
  return (
    <Modal
      open
      title={t(`runTitle.${action}`, { table: tableRef.table })}
      okText={t(`runNow.${action}`)}
      okButtonProps={{ loading: start.isPending, disabled: !forecast.isSuccess }}
      cancelText={t('common.cancel')}
      onOk={() => start.mutate()}
      onCancel={onClose}
    >
      <div className="stack">
        <OptionFields action={action} options={options} onChange={setOptions} />
        <Region query={forecast} lines={2}>
          {(data) => <Forecast data={data} />}
        </Region>
        {start.isError && <ProblemView error={start.error} what={t('run.notStarted')} />}
      </div>
    </Modal>
  );
}

interface FieldsProps {
  action: RunAction;
  options: ActionOptions;
  onChange: (options: ActionOptions) => void;
}

function OptionFields({ action, options, onChange }: FieldsProps) {
  const t = useTranslate();
  if (action === 'compact') {
    return (
      <Radio.Group
        value={options.strategy}
        onChange={(event) => onChange({ strategy: event.target.value as 'full' | 'minor' })}
        options={[
          { value: 'full', label: t('policy.full') },
          { value: 'minor', label: t('policy.minor') },
        ]}
      />
    );
  }
  if (action !== 'expire-snapshots') {
    return <p className="second">{t(`actionMeans.${action}`)}</p>;
  }
  return (
    <Form layout="vertical" className="fields">
      <Form.Item label={t('policy.retainTime')}>
        <DurationInput
          label={t('policy.retainTime')}
          value={options.retainTime}
          onChange={(retainTime) => onChange({ ...options, retainTime })}
          units={['m', 'h', 'd']}
        />
      </Form.Item>
      <Form.Item label={t('policy.retainMin')}>
        <InputNumber
          aria-label={t('policy.retainMin')}
          min={1}
          precision={0}
          value={options.retainMin ?? null}
          onChange={(retainMin) => onChange({ ...options, retainMin: retainMin ?? undefined })}
        />
      </Form.Item>
    </Form>
  );
}

function Forecast({ data }: { data: RunForecast }) {
  const t = useTranslate();
  const { forecast, runPlan } = data;
  const because = useBecause(data.because);
  if (because !== null) {
    return <Callout tone="quiet">{t('run.nothingToDo', { reason: because })}</Callout>;
  }
  return (
    <div className="stack">
      <h3>{t('run.forecast')}</h3>
      {forecast === null ? (
        <p className="second">{t('run.noForecast')}</p>
      ) : (
        <Facts
          facts={[
            [t('measure.files'), formatCount(forecast.files)],
            [t('measure.bytes'), formatBytes(forecast.bytes)],
            [t('measure.snapshots'), formatCount(forecast.snapshots)],
          ]}
        />
      )}
      {runPlan !== null && <RawText text={JSON.stringify(runPlan, null, 2)} label={t('run.plan')} />}
    </div>
  );
}
