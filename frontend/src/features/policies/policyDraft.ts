import type { ActionOptions, Policy, PolicyBody, RunAction } from '../../api/types';
import { browserZone } from '../../lib/profile';

export type ScopeLevel = 'catalog' | 'database' | 'table' | 'pattern' | 'layer';

/** From where on a signal is a warning or an error; null for where it is by itself. */
export interface SignalLimit {
  signal: string;
  warning: number | null;
  error: number | null;
}

export interface PolicyDraft {
  name: string;
  level: ScopeLevel;
  catalog: string;
  database: string;
  table: string;
  pattern: string;
  layer: string;
  action: RunAction;
  triggerKind: 'every' | 'cron';
  every: string;
  cron: string;
  zone: string;
  strategy: 'full' | 'minor';
  retainTime: string;
  retainMin: number;
  retainMax: number | null;
  rewriteInWeirMebibytes: number | null;
  signalLimits: SignalLimit[];
  enabled: boolean;
}

const mebibyte = 1_048_576;

export function newDraft(given: { catalog?: string; database?: string; table?: string }): PolicyDraft {
  return {
    name: '',
    level: given.table ? 'table' : 'database',
    catalog: given.catalog || 'main',
    database: given.database ?? '',
    table: given.table ?? '',
    pattern: '',
    layer: 'ODS',
    action: 'compact',
    triggerKind: 'every',
    every: 'PT10M',
    cron: '0 5 * * * ?',
    zone: browserZone,
    strategy: 'full',
    retainTime: 'PT1H',
    retainMin: 10,
    retainMax: null,
    rewriteInWeirMebibytes: null,
    signalLimits: [],
    enabled: true,
  };
}

export function draftOf(policy: Policy): PolicyDraft {
  const { scope, trigger, options } = policy;
  const empty = newDraft({});
  const level: ScopeLevel = scope.table ? 'table' : scope.pattern ? 'pattern' : scope.layer ? 'layer' : scope.database ? 'database' : 'catalog';
  return {
    ...empty,
    name: policy.name,
    level,
    catalog: scope.catalog,
    database: scope.database ?? '',
    table: scope.table ?? '',
    pattern: scope.pattern ?? '',
    layer: scope.layer ?? 'ODS',
    action: policy.action,
    triggerKind: trigger.kind,
    ...(trigger.kind === 'every' ? { every: trigger.every } : { cron: trigger.cron, zone: trigger.zone }),
    strategy: options.strategy ?? empty.strategy,
    retainTime: options.retainTime ?? empty.retainTime,
    retainMin: options.retainMin ?? empty.retainMin,
    retainMax: options.retainMax ?? null,
    rewriteInWeirMebibytes: policy.limits?.rewriteInWeirBytes == null ? null : policy.limits.rewriteInWeirBytes / mebibyte,
    signalLimits: Object.entries(policy.limits?.signals ?? {}).map(([signal, { warning, error }]) => ({ signal, warning: warning ?? null, error: error ?? null })),
    enabled: policy.enabled,
  };
}

export function bodyOf(draft: PolicyDraft): PolicyBody {
  const { level } = draft;
  const within = level === 'database' || level === 'table';
  return {
    name: draft.name,
    scope: {
      catalog: draft.catalog,
      database: within ? draft.database : null,
      table: level === 'table' ? draft.table : null,
      pattern: level === 'pattern' ? draft.pattern : null,
      layer: level === 'layer' ? draft.layer : null,
    },
    action: draft.action,
    trigger:
      draft.triggerKind === 'every'
        ? { kind: 'every', every: draft.every }
        : { kind: 'cron', cron: draft.cron, zone: draft.zone },
    options: optionsOf(draft),
    limits: limitsOf(draft),
    enabled: draft.enabled,
  };
}

function optionsOf({ action, strategy, retainTime, retainMin, retainMax }: PolicyDraft): ActionOptions {
  switch (action) {
    case 'compact':
      return { strategy };
    case 'expire-snapshots':
      return { retainTime, retainMin, ...(retainMax === null ? {} : { retainMax }) };
    default:
      return {};
  }
}

function limitsOf({ action, rewriteInWeirMebibytes, signalLimits }: PolicyDraft): PolicyBody['limits'] {
  const rewrite = action === 'compact' ? rewriteInWeirMebibytes : null;
  const chosen = signalLimits.filter(({ signal }) => signal !== '');
  return rewrite === null && chosen.length === 0
    ? null
    : {
        ...(rewrite === null ? {} : { rewriteInWeirBytes: Math.round(rewrite * mebibyte) }),
        signals: Object.fromEntries(chosen.map(({ signal, warning, error }) => [signal, { warning, error }])),
      };
}

/** Whether the draft says enough to be previewed. */
export function isComplete(draft: PolicyDraft): boolean {
  const needed: Record<ScopeLevel, string[]> = {
    catalog: [draft.catalog],
    database: [draft.catalog, draft.database],
    table: [draft.catalog, draft.database, draft.table],
    pattern: [draft.catalog, draft.pattern],
    layer: [draft.catalog, draft.layer],
  };
  return draft.name !== '' && needed[draft.level].every((value) => value !== '');
}

/** What each part of the form is given. */
export interface PartProps {
  draft: PolicyDraft;
  change: (part: Partial<PolicyDraft>) => void;
  errorAt: (pointer: string) => string | null;
}
