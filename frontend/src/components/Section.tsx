import type { ReactNode } from 'react';
import { useId } from 'react';

interface Props {
  title?: string;
  /** At the right of the title. */
  extra?: ReactNode;
  /** Without inner space, for a table that fills it. */
  flush?: boolean;
  children: ReactNode;
}

/** A titled surface on the canvas. */
export function Section({ title, extra, flush = false, children }: Props) {
  const id = useId();
  return (
    <section className={`section${flush ? ' flush' : ''}`} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || extra !== undefined) && (
        <div className="section-head">
          {title !== undefined && <h2 id={id}>{title}</h2>}
          {extra !== undefined && <div className="section-extra">{extra}</div>}
        </div>
      )}
      <div className="section-body">{children}</div>
    </section>
  );
}
