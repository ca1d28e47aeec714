import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  label: string;
  value: ReactNode;
  to?: string;
  /** Below the number: what it is made of. */
  children?: ReactNode;
}

/** One number with its name; it leads to its evidence. */
export function Figure({ label, value, to, children }: Props) {
  return (
    <div className="figure">
      <p className="figure-label">{label}</p>
      <p className="figure-value">{to === undefined ? value : <Link to={to}>{value}</Link>}</p>
      {children !== undefined && <div className="figure-detail">{children}</div>}
    </div>
  );
}
