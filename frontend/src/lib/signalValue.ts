import type { Signal } from '../api/types';
import { formatBytes, formatCount, formatSpan } from './format';

/** A signal's value or limit with its unit: 7, 1.20 GiB, 2 h 05 m, 71%, 3.4×. */
export function formatSignal(value: number, unit: Signal['unit']): string {
  switch (unit) {
    case 'bytes':
      return formatBytes(value);
    case 'seconds':
      return value < 1 ? '0 s' : formatSpan(value);
    case 'percent':
      return `${formatCount(Math.round(value))}%`;
    case 'ratio':
      return `${value.toFixed(1)}×`;
    default:
      return formatCount(Math.round(value));
  }
}
