import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';

import { useTranslate } from '../../../lib/translate';
import { newColumn, type ColumnDraft } from './tableDraft';
import { TypeInput } from './TypeInput';

interface Props {
  columns: ColumnDraft[];
  onChange: (columns: ColumnDraft[]) => void;
  /** What is wrong at a place of the body. */
  errorAt: (pointer: string) => string | null;
}

export function ColumnsEditor({ columns, onChange, errorAt }: Props) {
  const t = useTranslate();
  const move = (from: number, to: number) => {
    const next = [...columns];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  const named = columns.filter((column) => column.name.trim() !== '');
  return (
    <div data-pointer="/columns">
      <div className="column-row column-head second" aria-hidden="true">
        <span>{t('column.name')}</span>
        <span>{t('column.type')}</span>
        <span>{t('column.keyShort')}</span>
        <span>{t('column.nullable')}</span>
        <span>{t('column.default')}</span>
        <span>{t('column.comment')}</span>
        <span />
      </div>
      {columns.map((column, index) => (
        <ColumnRow
          key={column.key}
          column={column}
          number={index + 1}
          pointer={`/columns/${named.indexOf(column)}`}
          errorAt={errorAt}
          onChange={(change) => onChange(columns.map((old) => (old === column ? { ...old, ...change } : old)))}
          onRemove={() => onChange(columns.filter((old) => old !== column))}
          onUp={index > 0 ? () => move(index, index - 1) : undefined}
          onDown={index < columns.length - 1 ? () => move(index, index + 1) : undefined}
        />
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange([...columns, newColumn()])}>
        {t('column.add')}
      </Button>
    </div>
  );
}

interface RowProps {
  column: ColumnDraft;
  number: number;
  pointer: string;
  errorAt: (pointer: string) => string | null;
  onChange: (change: Partial<ColumnDraft>) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

function ColumnRow({ column, number, pointer, errorAt, onChange, onRemove, onUp, onDown }: RowProps) {
  const t = useTranslate();
  const name = column.name || String(number);
  const nameError = errorAt(`${pointer}/name`) ?? errorAt(pointer);
  return (
    <div className="column-row" role="group" aria-label={t('column.numbered', { name })}>
      <div data-pointer={`${pointer}/name`}>
        <Input
          className="mono"
          aria-label={t('column.nameOf', { name })}
          status={nameError ? 'error' : undefined}
          value={column.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        {nameError && (
          <p className="field-error small" role="alert">
            {nameError}
          </p>
        )}
      </div>
      <div data-pointer={`${pointer}/type`}>
        <TypeInput
          label={t('column.typeOf', { name })}
          value={column.type}
          onChange={(type) => onChange({ type })}
          error={errorAt(`${pointer}/type`)}
        />
      </div>
      <Checkbox
        aria-label={t('column.isKey', { name })}
        checked={column.isKey}
        onChange={(event) => onChange({ isKey: event.target.checked, ...(event.target.checked ? { nullable: false } : {}) })}
      />
      <Checkbox
        aria-label={t('column.isNullable', { name })}
        checked={column.nullable && !column.isKey}
        disabled={column.isKey}
        onChange={(event) => onChange({ nullable: event.target.checked })}
      />
      <div data-pointer={`${pointer}/default`}>
        <Input
          aria-label={t('column.defaultOf', { name })}
          value={column.default}
          onChange={(event) => onChange({ default: event.target.value })}
        />
      </div>
      <Input
        aria-label={t('column.commentOf', { name })}
        value={column.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
      <span className="column-buttons">
        <Button type="text" size="small" icon={<ArrowUpOutlined />} aria-label={t('column.up', { name })} disabled={!onUp} onClick={onUp} />
        <Button type="text" size="small" icon={<ArrowDownOutlined />} aria-label={t('column.down', { name })} disabled={!onDown} onClick={onDown} />
        <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={t('column.remove', { name })} onClick={onRemove} />
      </span>
    </div>
  );
}
