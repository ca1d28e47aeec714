import type { Owner, TableSpec } from '../../../api/types';

export interface ColumnDraft {
  /** Identity in the form only. */
  key: number;
  name: string;
  /** Without its nullability. */
  type: string;
  nullable: boolean;
  isKey: boolean;
  comment: string;
  default: string;
}

export interface TableDraft {
  name: string;
  comment: string;
  layer: string | null;
  columns: ColumnDraft[];
  partitionedBy: string[];
  /** The options that have a field of their own; empty means not set. */
  bucket: string;
  mergeEngine: string;
  changelogProducer: string;
  options: [key: string, value: string][];
  owner: Owner;
}

const ownFields = {
  bucket: 'bucket',
  mergeEngine: 'merge-engine',
  changelogProducer: 'changelog-producer',
} as const;

let nextKey = 0;

export function newColumn(fields: Partial<ColumnDraft> = {}): ColumnDraft {
  nextKey += 1;
  return { name: '', type: 'STRING', nullable: true, isKey: false, comment: '', default: '', ...fields, key: nextKey };
}

export function newDraft(): TableDraft {
  return {
    name: '',
    comment: '',
    layer: null,
    columns: [newColumn({ name: 'id', type: 'BIGINT', nullable: false, isKey: true }), newColumn()],
    partitionedBy: [],
    bucket: '2',
    mergeEngine: '',
    changelogProducer: '',
    options: [],
    owner: 'WEIR',
  };
}

/** The body that the draft stands for. Columns without a name and options without a key are still being typed. */
export function specOf(draft: TableDraft): TableSpec {
  const columns = draft.columns.filter((column) => column.name.trim() !== '');
  const own = Object.entries(ownFields)
    .map(([field, key]) => [key, draft[field as keyof typeof ownFields].trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    name: draft.name.trim(),
    columns: columns.map((column) => ({
      name: column.name.trim(),
      type: column.nullable && !column.isKey ? column.type.trim() : `${column.type.trim()} NOT NULL`,
      comment: column.comment || null,
      default: column.default || null,
    })),
    primaryKey: columns.filter((column) => column.isKey).map((column) => column.name.trim()),
    partitionedBy: draft.partitionedBy,
    options: Object.fromEntries([...own, ...draft.options.filter(([key]) => key.trim() !== '')]),
    comment: draft.comment || null,
    layer: draft.layer,
    owner: draft.owner,
  };
}

/** The draft that stands for a body: after a fix has changed it. */
export function draftOf(spec: TableSpec): TableDraft {
  const { bucket = '', 'merge-engine': mergeEngine = '', 'changelog-producer': changelogProducer = '', ...rest } = spec.options;
  return {
    name: spec.name,
    comment: spec.comment ?? '',
    layer: spec.layer,
    columns: spec.columns.map((column) =>
      newColumn({
        name: column.name,
        type: column.type.replace(/\s+NOT NULL$/i, ''),
        nullable: !/\sNOT NULL$/i.test(column.type),
        isKey: spec.primaryKey.includes(column.name),
        comment: column.comment ?? '',
        default: column.default ?? '',
      }),
    ),
    partitionedBy: spec.partitionedBy,
    bucket,
    mergeEngine,
    changelogProducer,
    options: Object.entries(rest),
    owner: spec.owner ?? 'WEIR',
  };
}
