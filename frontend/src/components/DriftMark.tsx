import { Link } from 'react-router';

import { useTranslate } from '../lib/translate';
import { Sign } from './Sign';
import { StateMark } from './StateMark';

interface Props {
  /** Null when no definition was applied, or nobody has looked yet. */
  drift: boolean | null;
  /** Where it is told what differs. */
  to: string;
}

/** That a table is not as it was last declared; nothing when it is, or nobody declared it. */
export function DriftMark({ drift, to }: Props) {
  const t = useTranslate();
  return (
    drift === true && (
      <Link to={to} className="state-mark tone-care">
        <Sign tone="care" />
        {t('drift.drifted')}
      </Link>
    )
  );
}

const tones = { NONE: 'good', DRIFTED: 'care', MISSING: 'bad', UNKNOWN: 'unknown' } as const;

/** Whether a table is as its last applied definition says. */
export function DriftState({ state }: { state: keyof typeof tones | null }) {
  const t = useTranslate();
  return state === null ? <StateMark tone="unknown" word={t('drift.notLooked')} /> : <StateMark tone={tones[state]} word={t(`driftState.${state}`)} />;
}
