import type { ReactNode } from 'react';

export type Fact = [term: string, value: ReactNode];

/** Names and values, in as many columns as there is room for. */
export function Facts({ facts, narrow = false }: { facts: Fact[]; narrow?: boolean }) {
  return (
    <dl className={narrow ? 'facts narrow' : 'facts'}>
      {facts.map(([term, value]) => (
        <div key={term} className="fact">
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
