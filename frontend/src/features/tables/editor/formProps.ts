import type { Table } from '../../../api/types';
import type { TableDraft } from './tableDraft';

/** What every part of the form needs. */
export interface FormProps {
  draft: TableDraft;
  onChange: (change: Partial<TableDraft>) => void;
  /** What is wrong at a place of the body. */
  errorAt: (pointer: string) => string | null;
  /** The table that is edited; null while a new one is made. */
  table: Table | null;
}
