import { Tooltip } from 'antd';

import { exactBytes, formatBytes, formatCount, unknown } from '../lib/format';

/** A size; the exact number of bytes shows on hover. */
export function Bytes({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) {
    return <span className="second">{unknown}</span>;
  }
  return (
    <Tooltip title={exactBytes(value)}>
      <span className="nowrap">{formatBytes(value)}</span>
    </Tooltip>
  );
}

export function Count({ value }: { value: number | null | undefined }) {
  return <span className={value === null || value === undefined ? 'second' : 'nowrap'}>{formatCount(value)}</span>;
}

/** A text that may be missing. */
export function Text({ value }: { value: string | null | undefined }) {
  return value === null || value === undefined || value === '' ? (
    <span className="second">{unknown}</span>
  ) : (
    <span className="wrap-word">{value}</span>
  );
}
