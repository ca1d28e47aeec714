import { Input } from 'antd';

import { formatInstant, instantOf } from '../lib/format';
import { useProfile } from '../lib/profile';
import { useSearchState } from '../lib/search';

/** A time that filters a list, in the reader's zone; it lives in the URL as an instant. */
export function FilterTime({ label, name }: { label: string; name: string }) {
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
        setSearch({ [name]: event.target.value === '' ? undefined : instantOf(event.target.value, zone), cursor: undefined })
      }
    />
  );
}
