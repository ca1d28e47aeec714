import type { ReactNode } from 'react';

interface Props {
  title: string;
  detail?: string;
  /** The next step. */
  children?: ReactNode;
}

/** In place of content: there is none, none matches, or it may not be seen. */
export function Notice({ title, detail, children }: Props) {
  return (
    <div className="notice">
      <p className="strong">{title}</p>
      {detail !== undefined && <p className="second">{detail}</p>}
      {children !== undefined && <div className="notice-actions">{children}</div>}
    </div>
  );
}
