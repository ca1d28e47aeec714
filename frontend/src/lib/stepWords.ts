import { useTell } from './translate';

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
