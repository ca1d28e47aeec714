import { useEffect, useState } from 'react';

import type { DatabaseRef } from '../../../api/catalogs';
import type { DeclaredTable, Finding, PlacedFinding, Table, TextFormat, WriteBody } from '../../../api/types';
import { patched } from '../../../lib/jsonPatch';
import { findingsOf } from './editorFindings';
import { lockOf } from './textLock';
import { definitionOf, draftOfPatch, draftOfText, renamesOf, specOf, type TableDraft } from './tableDraft';
import { useDryRun } from './useDryRun';
import { useReadText, useWrittenText } from './useDeclaredText';

interface Settings {
  place: DatabaseRef;
  onPlace: (place: DatabaseRef) => void;
  /** The table that is edited; null while a new one is made. */
  table: Table | null;
  initial: () => TableDraft;
  format: TextFormat;
}

/** What the form and the text are, of which each follows the other; the one that was touched last leads. */
interface State {
  draft: TableDraft;
  /** The text, while it leads. */
  text: string | null;
}

const noFindings: PlacedFinding[] = [];

/** The manifest of a draft, with what it renames. */
export function writeBodyOf(place: DatabaseRef, draft: TableDraft, table: Table | null, format: TextFormat): WriteBody {
  const definition = definitionOf(draft);
  return {
    ...place,
    definition,
    renamedFrom: table !== null && table.name !== definition.name ? table.name : null,
    renamedColumns: renamesOf(draft),
    format,
  };
}

/** A definition that is edited as a form and as a text at once. */
export function useDefinitionEditor({ place, onPlace, table, initial, format }: Settings) {
  const [{ draft, text }, setState] = useState<State>(() => ({ draft: initial(), text: null }));
  const [followed, setFollowed] = useState<DeclaredTable | null>(null);
  const [before, setBefore] = useState<State | null>(null);
  const written = useWrittenText(writeBodyOf(place, draft, table, format), text === null);
  const read = useReadText(place, text ?? '', text !== null);
  const lock = text === null ? null : lockOf(read.current, table);
  const declared = text !== null && lock === null ? (read.current?.items[0] ?? null) : null;
  const dryRun = useDryRun(place, specOf(draft), lock === null);
  if (declared !== null && declared !== followed) {
    setFollowed(declared);
    const inLake = table?.columns.map((column) => column.name) ?? [];
    setState({ draft: draftOfText(declared, draft, inLake), text });
  }
  usePlaceOf(table === null ? declared : null, place, onPlace);
  const placed = (text === null ? written.data?.findings : read.query.data?.findings) ?? noFindings;
  const change = (part: Partial<TableDraft>) => setState((old) => ({ draft: { ...old.draft, ...part }, text: null }));
  return {
    draft,
    text: text ?? written.data?.text ?? '',
    /** Whether the text was touched last. */
    textLeads: text !== null,
    lock,
    isReading: text !== null && read.current === null,
    placed,
    findings: findingsOf(lock === null ? dryRun.data?.findings : undefined, placed),
    dryRun,
    change,
    changeText: (next: string) => setState((old) => ({ ...old, text: next })),
    /** Has the text written anew, in whichever language. */
    rewrite: () => setState((old) => ({ ...old, text: null })),
    /** Remembers what was before, so that it can be undone. */
    changeReversibly: (part: Partial<TableDraft>) => {
      setBefore({ draft, text });
      change(part);
    },
    fix: (finding: Finding) => {
      if (finding.fix?.kind === 'patch') {
        setBefore({ draft, text });
        setState({ draft: draftOfPatch(patched(specOf(draft), finding.fix.patch), draft), text: null });
      }
    },
    undo:
      before === null
        ? undefined
        : () => {
            setState(before);
            setBefore(null);
          },
  };
}

export type DefinitionEditor = ReturnType<typeof useDefinitionEditor>;

/** A text also says where its table belongs. */
function usePlaceOf(declared: DeclaredTable | null, place: DatabaseRef, onPlace: (place: DatabaseRef) => void): void {
  const catalog = declared?.catalog ?? place.catalog;
  const database = declared?.database ?? place.database;
  const elsewhere = catalog !== place.catalog || database !== place.database;
  useEffect(() => {
    if (elsewhere) {
      onPlace({ catalog, database });
    }
  }, [elsewhere, catalog, database, onPlace]);
}
