import type { TableSchema } from '../../../api/types';

type Column = TableSchema['columns'][number];

export type ColumnChange =
  | { kind: 'added'; id: number; now: Column }
  | { kind: 'removed'; id: number; before: Column }
  /** What differs of a column that both versions have; its id tells a rename from a drop and an add. */
  | { kind: 'changed'; id: number; before: Column; now: Column; differs: ('name' | 'type' | 'default' | 'comment' | 'place')[] };

export interface ValueChange {
  /** Null when it was not set. */
  before: string | null;
  now: string | null;
}

export interface SchemaDiff {
  columns: ColumnChange[];
  options: (ValueChange & { key: string })[];
  comment: ValueChange | null;
}

const orNull = (text: string | null | undefined) => (text === undefined || text === '' ? null : text);

/** Ids of the columns that both versions have, in the order of one of them. */
const common = (columns: Column[], others: Column[]) => columns.filter(({ id }) => others.some((other) => other.id === id)).map(({ id }) => id);

/** Those that must be moved to bring one order into the other: all but a longest run of those that keep theirs. */
function moved(before: number[], now: number[]): Set<number> {
  const places = now.map((id) => before.indexOf(id));
  const longest = places.map(() => 1);
  const previous = places.map(() => -1);
  places.forEach((place, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      if ((places[earlier] ?? 0) < place && (longest[earlier] ?? 0) + 1 > (longest[index] ?? 0)) {
        longest[index] = (longest[earlier] ?? 0) + 1;
        previous[index] = earlier;
      }
    }
  });
  const kept = new Set<number>();
  for (let at = longest.indexOf(Math.max(...longest)); at >= 0; at = previous[at] ?? -1) {
    kept.add(now[at] ?? -1);
  }
  return new Set(now.filter((id) => !kept.has(id)));
}

function columnChanges(before: Column[], now: Column[]): ColumnChange[] {
  const otherPlace = moved(common(before, now), common(now, before));
  const inNow = now.flatMap((column): ColumnChange[] => {
    const old = before.find(({ id }) => id === column.id);
    if (old === undefined) {
      return [{ kind: 'added', id: column.id, now: column }];
    }
    const differs = (['name', 'type', 'default', 'comment'] as const).filter((field) => orNull(old[field]) !== orNull(column[field]));
    const all = otherPlace.has(column.id) ? [...differs, 'place' as const] : differs;
    return all.length === 0 ? [] : [{ kind: 'changed', id: column.id, before: old, now: column, differs: all }];
  });
  const gone = before.filter(({ id }) => !now.some((column) => column.id === id));
  return [...inNow, ...gone.map((column): ColumnChange => ({ kind: 'removed', id: column.id, before: column }))];
}

/** What became of a schema from one version to another. */
export function schemaDiff(before: TableSchema, now: TableSchema): SchemaDiff {
  const keys = [...new Set([...Object.keys(before.options), ...Object.keys(now.options)])].toSorted();
  const value = (text: string | undefined) => text ?? null;
  return {
    columns: columnChanges(before.columns, now.columns),
    options: keys
      .map((key) => ({ key, before: value(before.options[key]), now: value(now.options[key]) }))
      .filter((option) => option.before !== option.now),
    comment: orNull(before.comment) === orNull(now.comment) ? null : { before: orNull(before.comment), now: orNull(now.comment) },
  };
}
