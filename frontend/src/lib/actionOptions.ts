import type { ActionOptions, RunAction } from '../api/types';

/** What can be done to a table, as it is chosen from. */
export const runActions: RunAction[] = ['compact', 'expire-snapshots', 'expire-partitions', 'compact-manifests'];

/** What the service takes where an action's options are left out. */
export const usualOptions: Record<RunAction, ActionOptions> = {
  compact: { strategy: 'full' },
  'expire-snapshots': { retainTime: 'PT1H', retainMin: 10 },
  'expire-partitions': {},
  'compact-manifests': {},
};
