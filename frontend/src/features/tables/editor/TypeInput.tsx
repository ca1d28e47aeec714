import { AutoComplete } from 'antd';

import { nestedTypes, simpleTypes, typeFault } from '../../../lib/paimonType';
import { useTranslate } from '../../../lib/translate';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
}

/** The type of a column as text: the simple ones to choose from, nested ones as examples, and where a text goes wrong. */
export function TypeInput({ label, value, onChange, error }: Props) {
  const t = useTranslate();
  const fault = typeFault(value);
  const message = fault === null ? error : t(`typeFault.${fault.reason}`, { what: fault.what, at: fault.at + 1 });
  const needle = value.trim().toUpperCase();
  const isKnown = [...simpleTypes, ...nestedTypes].includes(needle);
  const matching = (types: string[]) =>
    types.filter((type) => isKnown || type.includes(needle)).map((type) => ({ value: type }));
  return (
    <div>
      <AutoComplete
        className="mono type-input"
        aria-label={label}
        status={message ? 'error' : undefined}
        value={value}
        onChange={onChange}
        popupMatchSelectWidth={280}
        options={[
          { label: t('type.simple'), options: matching(simpleTypes) },
          { label: t('type.nested'), options: matching(nestedTypes) },
        ].filter((group) => group.options.length > 0)}
      />
      {message && (
        <p className="field-error small" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
