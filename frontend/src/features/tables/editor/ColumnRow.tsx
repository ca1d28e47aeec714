import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';

import { readType } from '../../../lib/paimonType';
import { useTranslate } from '../../../lib/translate';
import { newType, typeText } from '../../../lib/typeTree';
import type { ColumnDraft } from './tableDraft';
import { TypeBuilder } from './TypeBuilder';
import { TypeInput } from './TypeInput';

interface Props {
  column: ColumnDraft;
  number: number;
  pointer: string;
  isKey: boolean;
  keyIsFixed: boolean;
  errorAt: (pointer: string) => string | null;
  onChange: (change: Partial<ColumnDraft>) => void;
  onKey: (isKey: boolean) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

export function ColumnRow({ column, number, pointer, isKey, keyIsFixed, errorAt, onChange, onKey, onRemove, onUp, onDown }: Props) {
  const t = useTranslate();
  const [building, setBuilding] = useState(false);
  const name = column.name || String(number);
  const nameError = errorAt(`${pointer}/name`) ?? errorAt(pointer);
  const renamed = column.was !== null && column.name.trim() !== column.was;
  return (
    <div className="column-row of-types" role="group" aria-label={t('column.numbered', { name })}>
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
        {renamed && <p className="second small">{t('column.was', { name: column.was })}</p>}
      </div>
      <div data-pointer={`${pointer}/type`}>
        <TypeInput
          label={t('column.typeOf', { name })}
          name={name}
          value={column.type}
          onChange={(type) => onChange({ type })}
          error={errorAt(`${pointer}/type`)}
          building={building}
          onBuild={() => setBuilding(!building)}
        />
      </div>
      <Checkbox
        aria-label={t('column.isKey', { name })}
        checked={isKey}
        disabled={keyIsFixed}
        onChange={(event) => onKey(event.target.checked)}
      />
      <Checkbox
        aria-label={t('column.isNullable', { name })}
        checked={column.nullable && !isKey}
        disabled={isKey}
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
      {building && (
        <div className="type-builder">
          <TypeBuilder
            outermost
            label={name}
            type={readType(column.type).type ?? newType('ROW')}
            onChange={(built) => onChange({ type: typeText({ ...built, nullable: true }) })}
          />
        </div>
      )}
    </div>
  );
}
