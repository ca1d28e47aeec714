import type { ReactNode } from 'react';

import { useTell } from '../lib/translate';

export type DiffKind = 'added' | 'removed' | 'changed';

export const diffSigns: Record<DiffKind, string> = { added: '+', removed: '−', changed: '~' };

/** What a step of a kind does to its thing, for the sign before it. */
export function diffKindOf(kind: string): DiffKind {
  if (/^(?:add|create|start)-/.test(kind)) {
    return 'added';
  }
  return /^(?:drop|delete|remove|stop)-/.test(kind) ? 'removed' : 'changed';
}

/** The kind of a step in words, in the reader's language where it is known there. */
export function useStepWords(): (kind: string) => string {
  const tell = useTell();
  return (kind) => tell(`step.${kind}`, kind.replaceAll('-', ' '));
}

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
