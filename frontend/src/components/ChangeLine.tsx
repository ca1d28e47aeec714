import type { ReactNode } from 'react';

import { diffSigns, type DiffKind } from '../lib/stepWords';

/** A line of a diff: sign, what it is about, and the change. */
export function ChangeLine({ kind, what, children }: { kind: DiffKind; what: ReactNode; children: ReactNode }) {
  return (
    <li className={`diff-line ${kind}`}>
      <span className="diff-sign mono" aria-hidden="true">
        {diffSigns[kind]}
      </span>
      <span className="second">{what}</span>
      <span className="wrap-anywhere">{children}</span>
    </li>
  );
}
