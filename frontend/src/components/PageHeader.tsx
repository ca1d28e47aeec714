import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** Beside the title: a copy button, a state. */
  beside?: ReactNode;
  /** Below the title: what the thing is, in a line. */
  below?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, beside, below, actions }: Props) {
  return (
    <div className="page-header">
      <div className="page-header-text">
        <div className="page-header-title">
          <h1>{title}</h1>
          {beside}
        </div>
        {below !== undefined && <div className="page-header-below">{below}</div>}
      </div>
      {actions !== undefined && <div className="page-header-actions">{actions}</div>}
    </div>
  );
}
