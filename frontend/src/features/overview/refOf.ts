import type { TableRef } from '../../api/tables';
import type { Verdict } from '../../api/types';

/** The table that a row of the list is about. */
export const refOf = ({ catalog, database, name }: Verdict): TableRef => ({ catalog, database, table: name });
