import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from 'antd';

import type { Finding, TableDryRun } from '../../../api/types';
import { FindingList } from '../../../components/FindingList';
import { ProblemView } from '../../../components/ProblemView';
import { Section } from '../../../components/Section';
import { SqlText } from '../../../components/SqlText';
import { StateMark } from '../../../components/StateMark';
import { focusPointer } from '../../../lib/focusPointer';
import { useTranslate } from '../../../lib/translate';

interface Props {
  dryRun: UseQueryResult<TableDryRun>;
  onFix: (finding: Finding) => void;
  /** There when a fix was applied last. */
  onUndo?: () => void;
}

/** What would be created, and what is to be said about it. */
export function DraftPreview({ dryRun, onFix, onUndo }: Props) {
  const t = useTranslate();
  const { data } = dryRun;
  return (
    <div className="stack wide preview" aria-busy={dryRun.isFetching}>
      <Section
        title={t('tables.findings')}
        extra={onUndo && <Button size="small" onClick={onUndo}>{t('tables.undoFix')}</Button>}
      >
        {dryRun.isError && <ProblemView error={dryRun.error} what={t('tables.notChecked')} onRetry={() => void dryRun.refetch()} />}
        {data === undefined && !dryRun.isError && <p className="second">{t('tables.previewHint')}</p>}
        {data?.findings.length === 0 && <StateMark tone="good" word={t('tables.noFindings')} />}
        {data !== undefined && data.findings.length > 0 && (
          <FindingList findings={data.findings} onGo={focusPointer} onFix={onFix} />
        )}
      </Section>
      {data !== undefined && data.sql !== '' && (
        <Section title={t('tables.createText')}>
          <SqlText sql={data.sql} />
        </Section>
      )}
    </div>
  );
}
