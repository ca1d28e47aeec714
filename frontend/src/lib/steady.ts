import { useState } from 'react';

interface Steady<T> {
  shown: T[];
  /** How many came since and are held back. */
  held: number;
  showAll: () => void;
}

/**
 * A list that is asked for again and again, newest first, without rows that jump: what comes later is held back until
 * someone wants to see it. Another scope (filter, page) begins anew.
 */
export function useSteady<T extends { id: number }>(items: T[], scope: string): Steady<T> {
  const [seen, setSeen] = useState<{ scope: string; id: number } | null>(null);
  const newest = items[0]?.id;
  if (newest !== undefined && seen?.scope !== scope) {
    setSeen({ scope, id: newest });
  }
  const upTo = seen?.scope === scope ? seen.id : Infinity;
  const shown = items.filter((item) => item.id <= upTo);
  return {
    shown,
    held: items.length - shown.length,
    showAll: () => newest !== undefined && setSeen({ scope, id: newest }),
  };
}
