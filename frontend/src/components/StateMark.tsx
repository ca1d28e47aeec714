import type { Tone } from '../lib/tone';
import { Sign } from './Sign';

/** A state: its sign, its word and its colour. */
export function StateMark({ tone, word, filled = false }: { tone: Tone; word: string; filled?: boolean }) {
  return (
    <span className={`state-mark tone-${tone}${filled ? ' filled' : ''}`}>
      <Sign tone={tone} />
      {word}
    </span>
  );
}
