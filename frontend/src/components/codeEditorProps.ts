import type { Finding } from '../api/types';

export interface Mark {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  severity: Finding['severity'];
  message: string;
}

export interface CodeEditorProps {
  /** Names it for screen readers. */
  label: string;
  language: 'yaml' | 'sql';
  value: string;
  /** Shown while there is no text. */
  placeholder: string;
  onChange: (value: string) => void;
  marks: Mark[];
  /** Where to put the cursor; each new object puts it there again. */
  goTo?: { line: number; column: number } | null;
}
