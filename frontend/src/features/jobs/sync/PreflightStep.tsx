import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect } from 'react';

import { jobKeys, preflightJob } from '../../../api/jobs';
import type { Finding, Preflight } from '../../../api/types';
import { findingKey, FindingList } from '../../../components/FindingList';
import { Region } from '../../../components/Region';
import { Section } from '../../../components/Section';
import { StateMark } from '../../../components/StateMark';
import { useTranslate } from '../../../lib/translate';
import { PreflightTables } from './PreflightTables';
import { bodyOf, type DraftProps, type StepProps } from './syncDraft';

function mayGoOn(findings: Finding[], ticked: string[]): boolean {
  return findings.every(
    (finding) => finding.severity === 'info' || (finding.severity === 'warning' && ticked.includes(findingKey(finding))),
  );
}

/** What the service finds before anything is created: errors block, each warning is ticked. */
export function PreflightStep({ draft, change, onReady }: DraftProps & Pick<StepProps, 'onReady'>) {
  const t = useTranslate();
  const body = bodyOf(draft);
  const preflight = useQuery({
    queryKey: [...jobKeys.all, 'preflight', body],
    queryFn: ({ signal }) => preflightJob(body, signal),
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const ready = preflight.isSuccess && mayGoOn(preflight.data.findings, draft.ticked);
  useEffect(() => onReady(ready), [ready, onReady]);
  const tick = (key: string, on: boolean) =>
    change({ ticked: on ? [...draft.ticked, key] : draft.ticked.filter((each) => each !== key) });
  return (
    <Region query={preflight} lines={6}>
      {(data: Preflight) => (
        <div className="stack wide">
          <Section
            title={t('tables.findings')}
            extra={
              <Button size="small" loading={preflight.isFetching} onClick={() => void preflight.refetch()}>
                {t('sync.checkAgain')}
              </Button>
            }
          >
            {data.findings.length === 0 ? (
              <StateMark tone="good" word={t('sync.nothingFound')} />
            ) : (
              <FindingList findings={data.findings} ticked={draft.ticked} onTick={tick} />
            )}
          </Section>
          <PreflightTables tables={data.tables} />
        </div>
      )}
    </Region>
  );
}
