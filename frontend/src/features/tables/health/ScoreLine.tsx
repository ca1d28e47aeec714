import type { Judgement } from '../../../api/types';
import { useHealthWords } from '../../../lib/healthWords';
import { useTranslate } from '../../../lib/translate';
import { scoreTerms } from './signalGroups';

const full = 100;

/** How the score came about: 62 = 100 − 25 sorted runs − 8 small files. */
export function ScoreLine({ judgement }: { judgement: Judgement }) {
  const t = useTranslate();
  const words = useHealthWords();
  if (judgement.score === null) {
    return <p className="score-line second">{t('health.noScore')}</p>;
  }
  const terms = scoreTerms(judgement);
  const lost = terms.reduce((sum, { lost: one }) => sum + one, 0);
  return (
    <p className="score-line">
      <strong>{judgement.score}</strong>
      {terms.length === 0 ? (
        <span className="second">{t('health.nothingLost')}</span>
      ) : (
        <>
          <span>= {full}</span>
          {terms.map((signal) => (
            <span key={signal.id}>
              − <strong>{signal.lost}</strong> {words.signal(signal)}
            </span>
          ))}
          {lost > full && <span className="second">{t('health.notBelowZero')}</span>}
        </>
      )}
    </p>
  );
}
