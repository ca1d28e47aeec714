import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

interface Props {
  to: string;
  children: ReactNode;
  primary?: boolean;
  icon?: ReactNode;
  disabledBecause?: string | null | false;
}

/** A link that looks like a button; disabled, it says why. */
export function ActionLink({ to, children, primary = false, icon, disabledBecause }: Props) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  const type = primary ? 'primary' : 'default';
  if (disabledBecause) {
    return (
      <Tooltip title={disabledBecause}>
        <span>
          <Button type={type} icon={icon} disabled aria-description={disabledBecause}>
            {children}
          </Button>
        </span>
      </Tooltip>
    );
  }
  return (
    <Button type={type} icon={icon} href={href} onClick={(event) => follow(event as React.MouseEvent<HTMLElement>)}>
      {children}
    </Button>
  );
}
