import { Button, Tooltip, type ButtonProps } from 'antd';

/** A button that says why it cannot be pressed. */
export function ActionButton({ disabledBecause, ...button }: ButtonProps & { disabledBecause?: string | null | false }) {
  if (!disabledBecause) {
    return <Button {...button} />;
  }
  return (
    <Tooltip title={disabledBecause}>
      <span>
        <Button {...button} disabled aria-description={disabledBecause} />
      </span>
    </Tooltip>
  );
}
