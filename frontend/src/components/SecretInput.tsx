import { Button, Input } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../lib/translate';
import { TimeText } from './TimeText';

interface Props {
  id?: string;
  value?: string;
  onChange?: (value: string | undefined) => void;
  /** Whether one is kept already; it can be replaced, never read. */
  isSet: boolean;
  setAt?: string | null;
}

/** A secret: it can be written, and never comes back. */
export function SecretInput({ id, value, onChange, isSet, setAt }: Props) {
  const t = useTranslate();
  const [replacing, setReplacing] = useState(!isSet);
  if (!replacing) {
    return (
      <span className="row">
        <span>
          {t('secret.set')} {setAt !== null && setAt !== undefined && <TimeText value={setAt} />}
        </span>
        <Button size="small" onClick={() => setReplacing(true)}>
          {t('secret.replace')}
        </Button>
      </span>
    );
  }
  return (
    <span className="row" style={{ flexWrap: 'nowrap' }}>
      <Input.Password
        id={id}
        autoComplete="new-password"
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {isSet && (
        <Button
          onClick={() => {
            onChange?.(undefined);
            setReplacing(false);
          }}
        >
          {t('secret.keep')}
        </Button>
      )}
    </span>
  );
}
