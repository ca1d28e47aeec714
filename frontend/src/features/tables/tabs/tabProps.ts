import type { TableRef } from '../../../api/tables';
import type { Table } from '../../../api/types';

/** What each tab of a table's page is given. */
export interface TabProps {
  tableRef: TableRef;
  table: Table;
}
