import type { DeclaredTable, Owner, TableSpec } from '../../../api/types';

export interface ColumnDraft {
  /** Identity in the form only. */
  key: number;
  name: string;
  /** Its name in the lake; null for a column that is not there. */
  was: string | null;
  /** Without its nullability. */
  type: string;
  nullable: boolean;
  comment: string;
  default: string;
}

export interface TableDraft {
  name: string;
  comment: string;
  layer: string | null;
  columns: ColumnDraft[];
  /** Keys of columns, in the order of the primary key. */
  primaryKey: number[];
  /** Keys of columns, outermost first. */
  partitionedBy: number[];
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
  return { name: '', was: null, type: 'STRING', nullable: true, comment: '', default: '', ...fields, key: nextKey };
}

export function newDraft(): TableDraft {
  const id = newColumn({ name: 'id', type: 'BIGINT', nullable: false });
  return {
    name: '',
    comment: '',
    layer: null,
    columns: [id, newColumn()],
    primaryKey: [id.key],
    partitionedBy: [],
    bucket: '2',
    mergeEngine: '',
    changelogProducer: '',
    options: [],
    owner: 'WEIR',
  };
}

const isNamed = (column: ColumnDraft) => column.name.trim() !== '';

/** The columns that have a name by now. */
export const namedColumns = (draft: TableDraft) => draft.columns.filter(isNamed);

function names(draft: TableDraft, keys: number[]): string[] {
  return keys.flatMap((key) => namedColumns(draft).find((column) => column.key === key)?.name.trim() ?? []);
}

/** The body that the draft stands for. Columns without a name and options without a key are still being typed. */
export function specOf(draft: TableDraft): TableSpec {
  const own = Object.entries(ownFields)
    .map(([field, key]) => [key, draft[field as keyof typeof ownFields].trim()] as const)
    .filter(([, value]) => value !== '');
  return {
    name: draft.name.trim(),
    columns: namedColumns(draft).map((column) => ({
      name: column.name.trim(),
      type: column.nullable && !draft.primaryKey.includes(column.key) ? column.type.trim() : `${column.type.trim()} NOT NULL`,
      comment: column.comment || null,
      default: column.default || null,
    })),
    primaryKey: names(draft, draft.primaryKey),
    partitionedBy: names(draft, draft.partitionedBy),
    options: Object.fromEntries([...own, ...draft.options.filter(([key]) => key.trim() !== '')]),
    comment: draft.comment || null,
    layer: draft.layer,
    owner: draft.owner,
  };
}

/** The same without what only a table's creation can say. */
export function definitionOf(draft: TableDraft): Omit<TableSpec, 'owner'> {
  const { owner: _owner, ...definition } = specOf(draft);
  return definition;
}

/** Names that columns have in the lake, by the other ones that the draft gives them. */
export function renamesOf(draft: TableDraft): Record<string, string> {
  return Object.fromEntries(
    namedColumns(draft).flatMap(({ name, was }) => (was !== null && was !== name.trim() ? [[name.trim(), was]] : [])),
  );
}

/** The draft that stands for a body. */
export function draftOf(spec: TableSpec, wasOf: (name: string) => string | null = () => null): TableDraft {
  const { bucket = '', 'merge-engine': mergeEngine = '', 'changelog-producer': changelogProducer = '', ...rest } = spec.options;
  const columns = spec.columns.map((column) =>
    newColumn({
      name: column.name,
      was: wasOf(column.name),
      type: column.type.replace(/\s+NOT NULL$/i, ''),
      nullable: !/\sNOT NULL$/i.test(column.type),
      comment: column.comment ?? '',
      default: column.default ?? '',
    }),
  );
  const keys = (wanted: string[]) => wanted.flatMap((name) => columns.find((column) => column.name === name)?.key ?? []);
  return {
    name: spec.name,
    comment: spec.comment ?? '',
    layer: spec.layer,
    columns,
    primaryKey: keys(spec.primaryKey),
    partitionedBy: keys(spec.partitionedBy),
    bucket,
    mergeEngine,
    changelogProducer,
    options: Object.entries(rest),
    owner: spec.owner ?? 'WEIR',
  };
}

/** The draft of what a text declares: a column is that of the lake whose name it has or has had. */
export function draftOfText(declared: DeclaredTable, before: TableDraft, inLake: string[]): TableDraft {
  const was = (name: string) => declared.renamedColumns[name] ?? name;
  return draftOf({ ...declared.definition, owner: before.owner }, (name) => (inLake.includes(was(name)) ? was(name) : null));
}

/** The draft once a patch has changed its body; columns keep the names that they have in the lake. */
export function draftOfPatch(spec: TableSpec, before: TableDraft): TableDraft {
  return draftOf(spec, (name) => before.columns.find((column) => column.name.trim() === name)?.was ?? null);
}
