import { InputNumber } from 'antd';
import { useState } from 'react';

import type { Job } from '../../../api/types';
import { DurationInput } from '../../../components/DurationInput';
import { Field } from '../../../components/Field';
import { Section } from '../../../components/Section';
import { useTranslate } from '../../../lib/translate';
import { SaveJob } from './SaveJob';

/** The pace of a compaction job; its table stays. */
export function EditCompaction({ job }: { job: Job & { kind: 'compaction' } }) {
  const t = useTranslate();
  const [spec, setSpec] = useState(job.spec);
  return (
    <div className="stack wide">
      <Section title={t('sync.how')}>
        <div className="fields">
          <Field label={t('jobs.checkpointInterval')} id="checkpoint-interval">
            <DurationInput
              id="checkpoint-interval"
              label={t('jobs.checkpointInterval')}
              units={['s', 'm']}
              value={spec.checkpointInterval}
              onChange={(value) => value !== undefined && setSpec({ ...spec, checkpointInterval: value })}
            />
          </Field>
          <Field label={t('jobs.parallelism')} id="parallelism">
            <InputNumber
              id="parallelism"
              min={1}
              precision={0}
              value={spec.parallelism}
              onChange={(value) => setSpec({ ...spec, parallelism: value ?? 1 })}
            />
          </Field>
        </div>
      </Section>
      <SaveJob
        job={job}
        body={{ name: job.name, cluster: job.cluster, kind: 'compaction', spec, labels: job.labels }}
        disabledBecause={null}
      />
    </div>
  );
}
