import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useTranslate } from '../../../lib/translate';
import { ColumnRow } from './ColumnRow';
import type { FormProps } from './formProps';
import { namedColumns, newColumn, type ColumnDraft } from './tableDraft';

export function ColumnsEditor({ draft, onChange, errorAt, table }: FormProps) {
  const t = useTranslate();
  const { columns, primaryKey, partitionedBy } = draft;
  const move = (from: number, to: number) => {
    const next = [...columns];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange({ columns: next });
  };
  const change = (column: ColumnDraft, part: Partial<ColumnDraft>) =>
    onChange({ columns: columns.map((old) => (old === column ? { ...old, ...part } : old)) });
  const takeIntoKey = (column: ColumnDraft, isKey: boolean) =>
    onChange({ primaryKey: isKey ? [...primaryKey, column.key] : primaryKey.filter((key) => key !== column.key) });
  const remove = (column: ColumnDraft) => {
    const without = (keys: number[]) => keys.filter((key) => key !== column.key);
    onChange({ columns: columns.filter((old) => old !== column), primaryKey: without(primaryKey), partitionedBy: without(partitionedBy) });
  };
  const named = namedColumns(draft);
  return (
    <div data-pointer="/columns">
      <div className="column-row of-types column-head second" aria-hidden="true">
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
          isKey={primaryKey.includes(column.key)}
          keyIsFixed={table !== null}
          errorAt={errorAt}
          onChange={(part) => change(column, part)}
          onKey={(isKey) => takeIntoKey(column, isKey)}
          onRemove={() => remove(column)}
          onUp={index > 0 ? () => move(index, index - 1) : undefined}
          onDown={index < columns.length - 1 ? () => move(index, index + 1) : undefined}
        />
      ))}
      <Button icon={<PlusOutlined />} onClick={() => onChange({ columns: [...columns, newColumn()] })}>
        {t('column.add')}
      </Button>
    </div>
  );
}
