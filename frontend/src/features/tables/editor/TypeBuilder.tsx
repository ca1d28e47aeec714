import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';

import { useTranslate } from '../../../lib/translate';
import { nameOf, nestedNames, newType, parametersOf, plainNames, type PlainType, type RowField, type RowType, type TypeTree } from '../../../lib/typeTree';

interface BuilderProps {
  type: TypeTree;
  onChange: (type: TypeTree) => void;
  /** What the type is of, for screen readers. */
  label: string;
  /** Whether the column's own nullability is said elsewhere. */
  outermost?: boolean;
}

/** A type and, below it, the types that it is made of. */
export function TypeBuilder({ type, onChange, label, outermost = false }: BuilderProps) {
  const t = useTranslate();
  const names = (all: readonly string[]) => all.map((value) => ({ value, label: value }));
  return (
    <div role="group" aria-label={label}>
      <div className="type-node">
        <Select
          aria-label={t('type.of', { what: label })}
          value={nameOf(type)}
          onChange={(name: string) => onChange({ ...newType(name), nullable: type.nullable })}
          showSearch
          options={[
            { label: t('type.simple'), options: names(plainNames) },
            { label: t('type.nested'), options: names(nestedNames) },
          ]}
          style={{ width: 160 }}
        />
        {type.kind === 'plain' && <Parameters type={type} onChange={onChange} label={label} />}
        {!outermost && (
          <Checkbox checked={type.nullable} onChange={(event) => onChange({ ...type, nullable: event.target.checked })}>
            {t('column.nullable')}
          </Checkbox>
        )}
      </div>
      <Inner type={type} onChange={onChange} label={label} />
    </div>
  );
}

function Inner({ type, onChange, label }: BuilderProps) {
  const t = useTranslate();
  switch (type.kind) {
    case 'plain':
      return null;
    case 'ROW':
      return <RowFields type={type} onChange={onChange} label={label} />;
    case 'MAP':
      return (
        <div className="type-children">
          <TypeBuilder type={type.key} onChange={(key) => onChange({ ...type, key })} label={t('type.keyOf', { what: label })} />
          <TypeBuilder type={type.value} onChange={(value) => onChange({ ...type, value })} label={t('type.valueOf', { what: label })} />
        </div>
      );
    default:
      return (
        <div className="type-children">
          <TypeBuilder type={type.element} onChange={(element) => onChange({ ...type, element })} label={t('type.elementOf', { what: label })} />
        </div>
      );
  }
}

interface ParametersProps {
  type: PlainType;
  onChange: (type: TypeTree) => void;
  label: string;
}

function Parameters({ type, onChange, label }: ParametersProps) {
  const t = useTranslate();
  return (parametersOf[type.name] ?? []).map((parameter, index, all) => (
    <Input
      key={parameter.name}
      type="number"
      aria-label={t(`typeParameter.${parameter.name}`, { what: label })}
      prefix={<span className="second small">{t(`typeParameter.${parameter.name}Short`)}</span>}
      min={parameter.least}
      max={parameter.most}
      value={type.parameters[index] ?? ''}
      onChange={({ target }) => {
        const given = target.value === '' ? parameter.first : Math.trunc(Number(target.value));
        onChange({ ...type, parameters: all.map((each, at) => (at === index ? given : (type.parameters[at] ?? each.first))) });
      }}
      style={{ width: 136 }}
    />
  ));
}

interface FieldsProps {
  type: RowType;
  onChange: (type: RowType) => void;
  label: string;
}

/** The fields of a ROW, each with its name and type. */
function RowFields({ type, onChange, label }: FieldsProps) {
  const t = useTranslate();
  const { fields } = type;
  const change = (index: number, part: Partial<RowField>) =>
    onChange({ ...type, fields: fields.map((field, at) => (at === index ? { ...field, ...part } : field)) });
  return (
    <div className="type-children">
      {fields.map((field, index) => {
        const name = `${label}.${field.name || index + 1}`;
        return (
          // fields have no identity but their place
          // oxlint-disable-next-line react/no-array-index-key
          <div className="type-field" key={index}>
            <Input
              className="mono"
              aria-label={t('type.fieldName', { name })}
              status={field.name.trim() === '' ? 'error' : undefined}
              value={field.name}
              onChange={(event) => change(index, { name: event.target.value })}
            />
            <TypeBuilder type={field.type} onChange={(changed) => change(index, { type: changed })} label={name} />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('type.removeField', { name })}
              disabled={fields.length === 1}
              onClick={() => onChange({ ...type, fields: fields.filter((_field, at) => at !== index) })}
            />
          </div>
        );
      })}
      <div>
        <Button
          size="small"
          icon={<PlusOutlined />}
          onClick={() => onChange({ ...type, fields: [...fields, { name: `f${fields.length}`, type: newType('STRING'), comment: null }] })}
        >
          {t('type.addField')}
        </Button>
      </div>
    </div>
  );
}
