import type { PlacedFinding, ReadText, Table } from '../../../api/types';

/** Why the form can't follow the text. */
export type Lock =
  | { kind: 'reading' }
  | { kind: 'broken'; finding: PlacedFinding }
  | { kind: 'nothing' }
  | { kind: 'several'; count: number }
  | { kind: 'other'; name: string };

/** Rules also find errors in what can be read; these stand for what can't. */
const unreadable = new Set(['unreadable', 'manifest', 'sql', 'unqualified-name', 'not-a-definition', 'declared-twice']);

/** Null when the text declares one table, which is the edited one if there is such. */
export function lockOf(read: ReadText | null, table: Table | null): Lock | null {
  if (read === null) {
    return { kind: 'reading' };
  }
  const [only] = read.items;
  if (read.items.length > 1) {
    return { kind: 'several', count: read.items.length };
  }
  const finding = read.findings.find((each) => each.severity === 'error' && unreadable.has(each.rule));
  if (finding !== undefined) {
    return { kind: 'broken', finding };
  }
  if (only === undefined) {
    return { kind: 'nothing' };
  }
  const names = [only.definition.name, only.renamedFrom];
  const isTable = table === null || (only.catalog === table.catalog && only.database === table.database && names.includes(table.name));
  return isTable ? null : { kind: 'other', name: `${only.catalog}.${only.database}.${only.definition.name}` };
}
