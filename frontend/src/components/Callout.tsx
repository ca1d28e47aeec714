import type { ReactNode } from 'react';

import type { Tone } from '../lib/tone';
import { Sign } from './Sign';

/** A cause, with its next step at the right. */
export function Callout({ tone, children, action }: { tone: Tone; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={`callout tone-${tone}`}>
      <Sign tone={tone} size={16} />
      <div>{children}</div>
      {action}
    </div>
  );
}
