import type { ReactNode } from 'react';

export interface Bar {
  key: string;
  label: ReactNode;
  value: number | null;
  text: ReactNode;
}

/** The largest of something, as bars from zero with their numbers. */
export function Bars({ label, bars }: { label: string; bars: Bar[] }) {
  const largest = Math.max(1, ...bars.map((bar) => bar.value ?? 0));
  return (
    <ol className="bars" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.key}>
          <span className="bar-label">{bar.label}</span>
          <span className="bar-track" aria-hidden="true">
            <span style={{ width: `${(100 * (bar.value ?? 0)) / largest}%` }} />
          </span>
          <span className="bar-text">{bar.text}</span>
        </li>
      ))}
    </ol>
  );
}
