/** The six tones a state can have; each has a sign and a colour. */
export type Tone = 'good' | 'busy' | 'care' | 'bad' | 'unknown' | 'quiet';

const tones: Record<string, Tone> = {
  // tables
  HEALTHY: 'good',
  DEGRADED: 'care',
  ILL: 'bad',
  // jobs
  STARTING: 'busy',
  RUNNING: 'good',
  RESTARTING: 'care',
  STOPPING: 'busy',
  STOPPED: 'quiet',
  FINISHED: 'good',
  FAILED: 'bad',
  UNKNOWN: 'unknown',
  // clusters
  UP: 'good',
  DOWN: 'bad',
  // runs
  QUEUED: 'quiet',
  WAITING: 'quiet',
  SUCCEEDED: 'good',
  CANCELLED: 'quiet',
  SKIPPED: 'quiet',
  // deployments and checkpoints
  INTENDED: 'busy',
  SUBMITTING: 'busy',
  CONFIRMED: 'good',
  ENDED: 'quiet',
  COMPLETED: 'good',
  IN_PROGRESS: 'busy',
  // plans
  READY: 'quiet',
  BLOCKED: 'care',
  APPLYING: 'busy',
  APPLIED: 'good',
  INTERRUPTED: 'bad',
  STALE: 'quiet',
  // risks of steps
  green: 'good',
  amber: 'care',
  red: 'bad',
  // findings
  error: 'bad',
  warning: 'care',
  info: 'quiet',
};

export function toneOf(state: string): Tone {
  return tones[state] ?? 'unknown';
}

/** A run that runs is busy; a job that runs is well. */
export function runTone(status: string): Tone {
  return status === 'RUNNING' ? 'busy' : toneOf(status);
}
