import { Button } from 'antd';
import { useCallback, useState } from 'react';

import type { Job } from '../../../api/types';
import { Section } from '../../../components/Section';
import { useTranslate } from '../../../lib/translate';
import { PreflightStep } from '../sync/PreflightStep';
import { bodyOf, draftOf, isComplete, type SyncDraft } from '../sync/syncDraft';
import { SyncSettings } from '../sync/SyncSettings';
import { TablesStep } from '../sync/TablesStep';
import { SaveJob } from './SaveJob';

/** Tables, pace and options of a sync; checked as a new one is before they are saved. */
export function EditSync({ job }: { job: Job & { kind: 'mysql-sync' } }) {
  const t = useTranslate();
  const [draft, setDraft] = useState(() => draftOf(job));
  const [checking, setChecking] = useState(false);
  const [passed, setPassed] = useState(false);
  const tick = useCallback((part: Partial<SyncDraft>) => setDraft((old) => ({ ...old, ...part })), []);
  const change = useCallback(
    (part: Partial<SyncDraft>) => {
      setChecking(false);
      setPassed(false);
      tick(part);
    },
    [tick],
  );
  return (
    <div className="stack wide">
      <TablesStep draft={draft} change={change} />
      <Section title={t('sync.how')}>
        <SyncSettings draft={draft} change={change} />
        <Button disabled={!isComplete(draft, 'tables')} onClick={() => setChecking(true)}>
          {t('jobs.checkChanges')}
        </Button>
      </Section>
      {checking && <PreflightStep draft={draft} change={tick} onReady={setPassed} />}
      <SaveJob
        job={job}
        body={{ ...bodyOf(draft), labels: job.labels }}
        disabledBecause={passed ? null : t(checking ? 'sync.missing.preflight' : 'jobs.checkFirst')}
      />
    </div>
  );
}
