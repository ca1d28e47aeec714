import { useEffect, useState } from 'react';

/** The value as it was when it last rested for the given time. */
export function useDebounced<T>(value: T, millis = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), millis);
    return () => window.clearTimeout(timer);
  }, [value, millis]);
  return settled;
}
