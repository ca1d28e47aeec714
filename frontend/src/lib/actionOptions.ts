import type { ActionOptions, RunAction } from '../api/types';

/** What the service takes where an action's options are left out. */
export const usualOptions: Record<RunAction, ActionOptions> = {
  compact: { strategy: 'full' },
  'expire-snapshots': { retainTime: 'PT1H', retainMin: 10 },
};
