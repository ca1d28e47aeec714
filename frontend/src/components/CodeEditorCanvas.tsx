import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { sql } from '@codemirror/lang-sql';
import { yaml } from '@codemirror/lang-yaml';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { Annotation, Compartment, EditorState, type Text } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers, placeholder as hint } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';

import type { CodeEditorProps, Mark } from './codeEditorProps';

/** The same classes as text of SQL that is only shown. */
const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.definition(tags.propertyName), tags.propertyName], class: 'sql-word' },
  { tag: [tags.string, tags.special(tags.string)], class: 'sql-string' },
  { tag: [tags.number, tags.bool, tags.null], class: 'sql-number' },
  { tag: tags.comment, class: 'sql-comment' },
]);

const languages = { yaml: () => yaml(), sql: () => sql({ upperCaseKeywords: true }) };

/** Marks a change that nobody typed. */
const fromOutside = Annotation.define<boolean>();

// Ctrl Enter presses the page's main button
const keys = defaultKeymap.filter((binding) => binding.key !== 'Mod-Enter');

function offset(text: Text, line: number, column: number): number {
  const found = text.line(Math.min(Math.max(line, 1), text.lines));
  return Math.min(found.from + column - 1, found.to);
}

/** From a place to the end of the word there. */
function diagnosticOf(text: Text, { line, column, severity, message }: Mark): Diagnostic {
  const from = offset(text, line, column);
  const rest = text.lineAt(from).text.slice(from - text.lineAt(from).from);
  const length = /^[\p{L}\p{N}_.`'"-]+/u.exec(rest)?.[0].length ?? Math.min(1, rest.length);
  return { from, to: from + length, severity, message };
}

export function CodeEditorCanvas({ label, language, value, placeholder, onChange, marks, goTo }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const compartment = useRef(new Compartment());
  const changed = useRef(onChange);
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    const editor = new EditorView({
      parent: place.current ?? undefined,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          history(),
          bracketMatching(),
          indentOnInput(),
          highlightActiveLine(),
          syntaxHighlighting(colours),
          lintGutter(),
          hint(placeholder),
          keymap.of([...keys, ...historyKeymap]),
          EditorState.tabSize.of(2),
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          compartment.current.of(languages[language]()),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((each) => each.annotation(fromOutside))) {
              changed.current(update.state.doc.toString());
            }
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
    // oxlint-disable-next-line react/exhaustive-deps -- the language is changed in place, below
  }, [label, placeholder]);
  useEffect(() => {
    view.current?.dispatch({ effects: compartment.current.reconfigure(languages[language]()) });
  }, [language]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null && editor.state.doc.toString() !== value) {
      editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value }, annotations: fromOutside.of(true) });
    }
  }, [value]);
  useEffect(() => {
    const editor = view.current;
    if (editor !== null) {
      const { doc } = editor.state;
      editor.dispatch(setDiagnostics(editor.state, marks.map((mark) => diagnosticOf(doc, mark))));
    }
  }, [marks]);
  useEffect(() => {
    const editor = view.current;
    if (goTo && editor !== null) {
      const at = offset(editor.state.doc, goTo.line, goTo.column);
      editor.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      editor.focus();
    }
  }, [goTo]);
  return <div className="code-editor" ref={place} />;
}
