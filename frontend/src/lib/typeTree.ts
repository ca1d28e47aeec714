/** A Paimon data type as a tree, for a form that builds one. */

interface Nullable {
  nullable: boolean;
}

export interface PlainType extends Nullable {
  kind: 'plain';
  /** Such as DECIMAL, in capitals. */
  name: string;
  /** Length, or precision and scale; fewer than the type can have where the text left them out. */
  parameters: number[];
}

export interface ListType extends Nullable {
  kind: 'ARRAY' | 'MULTISET';
  element: TypeTree;
}

export interface MapType extends Nullable {
  kind: 'MAP';
  key: TypeTree;
  value: TypeTree;
}

export interface RowField {
  name: string;
  type: TypeTree;
  comment: string | null;
}

export interface RowType extends Nullable {
  kind: 'ROW';
  fields: RowField[];
}

export type TypeTree = PlainType | ListType | MapType | RowType;

const longest = 2_147_483_647;

interface Parameter {
  name: 'length' | 'precision' | 'scale';
  least: number;
  most: number;
  /** What a form begins with. */
  first: number;
}

const length = (first: number): Parameter => ({ name: 'length', least: 1, most: longest, first });
const fraction = (first: number): Parameter => ({ name: 'precision', least: 0, most: 9, first });

/** The parameters that a type takes; a type that is not named here takes none. */
export const parametersOf: Record<string, Parameter[]> = {
  DECIMAL: [
    { name: 'precision', least: 1, most: 38, first: 10 },
    { name: 'scale', least: 0, most: 38, first: 2 },
  ],
  CHAR: [length(10)],
  VARCHAR: [length(255)],
  BINARY: [length(16)],
  VARBINARY: [length(255)],
  TIME: [fraction(0)],
  TIMESTAMP: [fraction(3)],
  TIMESTAMP_LTZ: [fraction(3)],
};

export const plainNames = [
  'BOOLEAN',
  'TINYINT',
  'SMALLINT',
  'INT',
  'BIGINT',
  'FLOAT',
  'DOUBLE',
  'DECIMAL',
  'STRING',
  'CHAR',
  'VARCHAR',
  'BYTES',
  'BINARY',
  'VARBINARY',
  'DATE',
  'TIME',
  'TIMESTAMP',
  'TIMESTAMP_LTZ',
  'VARIANT',
];

export const nestedNames = ['ARRAY', 'MAP', 'ROW', 'MULTISET'] as const;

const string = (): TypeTree => ({ kind: 'plain', name: 'STRING', parameters: [], nullable: true });

/** What a form shows first when a type of this name is chosen. */
export function newType(name: string): TypeTree {
  switch (name) {
    case 'ARRAY':
    case 'MULTISET':
      return { kind: name, element: string(), nullable: true };
    case 'MAP':
      return { kind: 'MAP', key: string(), value: string(), nullable: true };
    case 'ROW':
      return { kind: 'ROW', fields: [{ name: 'f0', type: string(), comment: null }], nullable: true };
    default:
      return { kind: 'plain', name, parameters: (parametersOf[name] ?? []).map((parameter) => parameter.first), nullable: true };
  }
}

export const nameOf = (type: TypeTree) => (type.kind === 'plain' ? type.name : type.kind);

const quoted = (text: string, mark: string) => `${mark}${text.replaceAll(mark, mark + mark)}${mark}`;

const fieldText = ({ name, type, comment }: RowField) =>
  `${quoted(name, '`')} ${typeText(type)}${comment === null ? '' : ` COMMENT ${quoted(comment, "'")}`}`;

function bare(type: TypeTree): string {
  switch (type.kind) {
    case 'plain':
      return type.parameters.length === 0 ? type.name : `${type.name}(${type.parameters.join(', ')})`;
    case 'MAP':
      return `MAP<${typeText(type.key)}, ${typeText(type.value)}>`;
    case 'ROW':
      return `ROW<${type.fields.map(fieldText).join(', ')}>`;
    default:
      return `${type.kind}<${typeText(type.element)}>`;
  }
}

/** The type as Paimon writes it. */
export function typeText(type: TypeTree): string {
  return type.nullable ? bare(type) : `${bare(type)} NOT NULL`;
}
