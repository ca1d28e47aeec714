import { Button } from 'antd';

import { Callout } from '../../../components/Callout';
import { useTranslate } from '../../../lib/translate';
import type { Lock } from './textLock';

/** Why the form can't be used now, and what to do about it. */
export function LockNotice({ lock, onGoToLine }: { lock: Lock; onGoToLine: (line: number, column: number) => void }) {
  const t = useTranslate();
  switch (lock.kind) {
    case 'reading':
      return null;
    case 'broken': {
      const { line, column, message } = lock.finding;
      return (
        <Callout tone="bad" action={<Button size="small" onClick={() => onGoToLine(line, column)}>{t('finding.goToLine', { line })}</Button>}>
          <p className="strong">{t('editor.broken', { line, column })}</p>
          <p>{message}</p>
        </Callout>
      );
    }
    case 'nothing':
      return <Callout tone="care">{t('editor.declaresNothing')}</Callout>;
    case 'several':
      return <Callout tone="care">{t('editor.declaresSeveral', { count: lock.count })}</Callout>;
    default:
      return <Callout tone="care">{t('editor.declaresOther', { name: lock.name })}</Callout>;
  }
}
