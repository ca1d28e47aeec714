import { Select } from 'antd';

import { useSearchState } from '../lib/search';

interface Props {
  label: string;
  name: string;
  options: { value: string; label: string }[];
  width?: number;
}

/** A choice among few that filters a list; it lives in the URL. */
export function FilterSelect({ label, name, options, width = 160 }: Props) {
  const [search, setSearch] = useSearchState();
  return (
    <Select
      allowClear
      aria-label={label}
      placeholder={label}
      style={{ width }}
      options={options}
      value={search(name) || undefined}
      onChange={(value: string | undefined) => setSearch({ [name]: value, cursor: undefined })}
    />
  );
}
