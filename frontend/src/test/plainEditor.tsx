import type { CodeEditorProps } from '../components/codeEditorProps';

/** Stands in for the editor of code, which needs a real browser. */
export function CodeEditorCanvas({ label, value, onChange }: CodeEditorProps) {
  return <textarea aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} />;
}
