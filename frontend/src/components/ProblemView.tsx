import { Button } from 'antd';

import { problemOf } from '../api/problem';
import { useTell, useTranslate } from '../lib/translate';
import { CopyButton } from './CopyButton';
import { Sign } from './Sign';

interface Props {
  error: unknown;
  /** What could not be done, as a sentence without its end: "Can't start orders-sync". */
  what?: string;
  onRetry?: () => void;
}

/** A refusal or failure, where it arose. */
export function ProblemView({ error, what, onRetry }: Props) {
  const t = useTranslate();
  const tell = useTell();
  const failure = problemOf(error);
  const { problem } = failure;
  const sentence =
    problem.status === 0 ? t('problem.unreachable') : (problem.detail ?? (problem.title || t('problem.unreadable')));
  const faults = (problem.errors ?? []).filter((fault) => fault.message !== sentence);
  return (
    <div className="problem tone-bad" role="alert">
      <Sign tone={failure.slug === 'forbidden' ? 'quiet' : 'bad'} size={16} />
      <div className="problem-text">
        {what !== undefined && <strong>{what}</strong>}
        <p>{tell(`problem.${failure.slug}`, sentence)}</p>
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={`${fault.pointer} ${fault.message}`}>
                <code>{fault.pointer}</code> {fault.message}
              </li>
            ))}
          </ul>
        )}
      </div>
      <CopyButton text={JSON.stringify(problem, null, 2)} what={t('problem.it')} />
      {failure.slug === 'stale' && (
        <Button size="small" onClick={() => window.location.reload()}>
          {t('common.reload')}
        </Button>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
