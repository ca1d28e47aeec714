import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { inList, useSearchState } from '../lib/search';

interface Props {
  label: string;
  /** Its name in the URL. */
  name?: string;
  width?: number;
  /** Which it filters, where a page has several. */
  list?: string;
}

/** A filter that the server applies; it lives in the URL and is reached by the "/" key. */
export function FilterInput({ label, name: plainName = 'q', width = 260, list }: Props) {
  const [search, setSearch] = useSearchState();
  const name = inList(list, plainName);
  const cursor = inList(list, 'cursor');
  const there = search(name);
  const [text, setText] = useState(there);
  const sent = useRef(there);
  useEffect(() => {
    if (there !== sent.current) {
      sent.current = there;
      setText(there);
    }
  }, [there]);
  useEffect(() => {
    if (text === sent.current) {
      return undefined;
    }
    const timer = window.setTimeout(() => {
      sent.current = text;
      setSearch({ [name]: text, [cursor]: undefined }, 'replace');
    }, 250);
    return () => window.clearTimeout(timer);
  }, [text, name, cursor, setSearch]);
  return (
    <Input
      data-filter
      allowClear
      aria-label={label}
      placeholder={label}
      value={text}
      style={{ width }}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
