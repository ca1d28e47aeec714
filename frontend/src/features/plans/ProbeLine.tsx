import type { Probe } from '../../api/types';
import { StateMark } from '../../components/StateMark';
import { formatCount } from '../../lib/format';
import { useTranslate } from '../../lib/translate';

/** What the data say about a change that could break rows. */
export function ProbeLine({ probe }: { probe: Probe }) {
  const t = useTranslate();
  const { state, rowsRead, rowsBroken, examples, message } = probe;
  if (state === 'FAILED') {
    return (
      <p>
        <StateMark tone="unknown" word={t('probe.FAILED')} /> {message}
      </p>
    );
  }
  const counts = { broken: formatCount(rowsBroken), read: formatCount(rowsRead) };
  return (
    <p>
      <StateMark tone={rowsBroken ? 'bad' : state === 'SAMPLED' ? 'care' : 'good'} word={t(`probe.${state}`, counts)} />
      {examples.length > 0 && (
        <>
          {' '}
          {t('probe.suchAs')} <code className="wrap-anywhere">{examples.join(', ')}</code>
        </>
      )}
    </p>
  );
}
