import { useState } from 'react';

import type { DatabaseRef } from '../../../api/catalogs';
import type { Table, TextFormat } from '../../../api/types';
import { DefinitionForm } from './DefinitionForm';
import { FindingsPane } from './FindingsPane';
import { LockNotice } from './LockNotice';
import { TextPane } from './TextPane';
import type { DefinitionEditor } from './useDefinitionEditor';

interface Props {
  editor: DefinitionEditor;
  place: DatabaseRef;
  onPlace: (place: DatabaseRef) => void;
  format: TextFormat;
  onFormat: (format: TextFormat) => void;
  /** What the service refused at a place of the body, if it was asked to make the table. */
  refusedAt?: (pointer: string) => string | undefined;
  table: Table | null;
}

/** Form, text and findings of a definition, side by side. */
export function DefinitionEditorView({ editor, place, onPlace, format, onFormat, refusedAt, table }: Props) {
  const [goTo, setGoTo] = useState<{ line: number; column: number } | null>(null);
  const onGoToLine = (line: number, column: number) => setGoTo({ line, column });
  const errorAt = (pointer: string) =>
    refusedAt?.(pointer) ?? editor.findings.find((finding) => finding.severity === 'error' && !('line' in finding) && finding.pointer === pointer)?.message ?? null;
  return (
    <>
      {editor.lock !== null && editor.lock.kind !== 'reading' && (
        <div className="page-callout">
          <LockNotice lock={editor.lock} onGoToLine={onGoToLine} />
        </div>
      )}
      <div className="editor">
        <DefinitionForm
          place={place}
          onPlace={onPlace}
          draft={editor.draft}
          onChange={editor.change}
          onTemplate={editor.changeReversibly}
          errorAt={errorAt}
          table={table}
          locked={editor.lock !== null && editor.lock.kind !== 'reading'}
        />
        <TextPane editor={editor} format={format} onFormat={onFormat} goTo={goTo} />
        <FindingsPane editor={editor} onGoToLine={onGoToLine} />
      </div>
    </>
  );
}
