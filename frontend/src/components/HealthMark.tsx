import { Link } from 'react-router';

import type { HealthState } from '../api/types';
import { toneOf } from '../lib/tone';
import { useTranslate } from '../lib/translate';
import { StateMark } from './StateMark';

interface Props {
  state: HealthState;
  /** Null when nothing is known of the table now. */
  score: number | null;
  /** Where it is told why. */
  to?: string;
}

/** How well a table is: its state, and its score. */
export function HealthMark({ state, score, to }: Props) {
  const t = useTranslate();
  const mark = <StateMark filled tone={toneOf(state)} word={score === null ? t(`state.${state}`) : `${t(`state.${state}`)} ${score}`} />;
  return to === undefined ? mark : <Link to={to}>{mark}</Link>;
}
