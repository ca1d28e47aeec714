import { Button } from 'antd';

import { FindingList } from '../../../components/FindingList';
import { ProblemView } from '../../../components/ProblemView';
import { Section } from '../../../components/Section';
import { StateMark } from '../../../components/StateMark';
import { focusPointer } from '../../../lib/focusPointer';
import { useTranslate } from '../../../lib/translate';
import type { DefinitionEditor } from './useDefinitionEditor';

interface Props {
  editor: DefinitionEditor;
  onGoToLine: (line: number, column: number) => void;
}

/** What is to be said about the definition, worst first. */
export function FindingsPane({ editor, onGoToLine }: Props) {
  const t = useTranslate();
  const { dryRun, findings, fix, undo, lock, isReading } = editor;
  const looked = lock !== null || dryRun.data !== undefined;
  return (
    <div className="editor-findings" aria-busy={dryRun.isFetching || isReading}>
      <Section
        title={t('tables.findings')}
        extra={undo && <Button size="small" onClick={undo}>{t('tables.undoFix')}</Button>}
      >
        {dryRun.isError && <ProblemView error={dryRun.error} what={t('tables.notChecked')} onRetry={() => void dryRun.refetch()} />}
        {!looked && !dryRun.isError && <p className="second">{t(dryRun.isFetching ? 'editor.checking' : 'tables.previewHint')}</p>}
        {looked && findings.length === 0 && <StateMark tone="good" word={t('tables.noFindings')} />}
        {findings.length > 0 && <FindingList findings={findings} onGo={focusPointer} onGoToLine={onGoToLine} onFix={fix} />}
      </Section>
    </div>
  );
}
