const activeMillis = 5_000;
const idleMillis = 30_000;
const idleAfterMillis = 60_000;

let lastActivity = Date.now();

for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel']) {
  window.addEventListener(event, () => (lastActivity = Date.now()), { passive: true });
}

/** How long to wait before asking again: short while somebody is at the page, long when not. Hidden pages do not ask. */
export function pollInterval(): number {
  return Date.now() - lastActivity < idleAfterMillis ? activeMillis : idleMillis;
}

/** Added to a query whose answer changes by itself. */
export const live = { refetchInterval: pollInterval, refetchIntervalInBackground: false } as const;
