import { Input } from 'antd';

import { formatInstant, instantOf } from '../lib/format';
import { useProfile } from '../lib/profile';
import { useSearchState } from '../lib/search';

interface Props {
  label: string;
  /** Its name in the URL. */
  name: string;
  /** Names in the URL of what the time is in place of. */
  instead?: string[];
}

/** A time that filters a list, in the reader's zone; it lives in the URL as an instant. */
export function FilterTime({ label, name, instead = [] }: Props) {
  const { zone } = useProfile();
  const [search, setSearch] = useSearchState();
  const there = search(name);
  return (
    <Input
      type="datetime-local"
      aria-label={`${label} (${zone})`}
      prefix={<span className="second">{label}</span>}
      style={{ width: 280 }}
      value={there === '' ? '' : formatInstant(there, zone).replace(' ', 'T').slice(0, 16)}
      onChange={(event) =>
        setSearch({
          ...Object.fromEntries(instead.map((other) => [other, undefined])),
          [name]: event.target.value === '' ? undefined : instantOf(event.target.value, zone),
          cursor: undefined,
        })
      }
    />
  );
}
