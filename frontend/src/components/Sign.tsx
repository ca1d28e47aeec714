import type { Tone } from '../lib/tone';

const shapes: Record<Tone, React.ReactNode> = {
  good: (
    <>
      <circle cx="8" cy="8" r="6.5" fill="currentColor" />
      <path d="M5 8.2l2 2 4-4.2" fill="none" stroke="var(--surface)" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  busy: (
    <>
      <circle cx="8" cy="8" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 2.25a5.75 5.75 0 0 1 0 11.5z" fill="currentColor" />
    </>
  ),
  care: (
    <>
      <path d="M8 1.6L15 14H1z" fill="currentColor" strokeLinejoin="round" />
      <path d="M8 6v4M8 11.4v1" stroke="var(--surface)" strokeWidth="1.6" />
    </>
  ),
  bad: <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />,
  unknown: (
    <>
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.3" strokeDasharray="2.4 1.6" />
      <path d="M6.2 6.4c0-2.3 3.6-2.3 3.6 0 0 1.3-1.8 1.5-1.8 3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="8" cy="11.4" r="0.9" fill="currentColor" />
    </>
  ),
  quiet: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.8" />,
};

/** The sign of a tone, for the eye only: the word beside it says the same. */
export function Sign({ tone, size = 14 }: { tone: Tone; size?: number }) {
  return (
    <svg className={`sign tone-${tone}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      {shapes[tone]}
    </svg>
  );
}
