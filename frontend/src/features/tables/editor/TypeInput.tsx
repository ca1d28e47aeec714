import { ApartmentOutlined } from '@ant-design/icons';
import { AutoComplete, Button, Tooltip } from 'antd';

import { nestedTypes, simpleTypes, typeFault } from '../../../lib/paimonType';
import { useTranslate } from '../../../lib/translate';

interface Props {
  label: string;
  /** The column's. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | null;
  /** Whether the builder is open below. */
  building: boolean;
  onBuild: () => void;
}

/** The type of a column as text: simple ones to choose from, nested ones to build, and where a text goes wrong. */
export function TypeInput({ label, name, value, onChange, error, building, onBuild }: Props) {
  const t = useTranslate();
  const fault = typeFault(value);
  const message = fault === null ? error : t(`typeFault.${fault.reason}`, { what: fault.what, at: fault.at + 1 });
  const needle = value.trim().toUpperCase();
  const isKnown = [...simpleTypes, ...nestedTypes].includes(needle);
  const matching = (types: string[]) =>
    types.filter((each) => isKnown || each.includes(needle)).map((each) => ({ value: each }));
  return (
    <div>
      <div className="type-row">
        <AutoComplete
          className="mono"
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
        <Tooltip title={t('type.build')}>
          <Button icon={<ApartmentOutlined />} aria-label={t('type.buildOf', { name })} aria-expanded={building} onClick={onBuild} />
        </Tooltip>
      </div>
      {message && (
        <p className="field-error small" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
