import type { TableRef } from '../../../api/tables';

/** What each preview of a remedy is given. */
export interface DialogProps<B> {
  tableRef: TableRef;
  /** Of the call that the remedy stands for. */
  body: B;
  onClose: () => void;
}
