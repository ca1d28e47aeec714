import type { TableRef } from '../../../api/tables';
import type { Evidence } from '../../../api/types';
import { paths } from '../../../app/paths';

/** Where a piece of evidence can be looked at; null where no page shows it. */
export function evidencePath(ref: TableRef, { kind, name }: Pick<Evidence, 'kind' | 'name'>): string | null {
  switch (kind) {
    case 'bucket': {
      const [, partition, bucket] = /^(?:(.*)\/)?bucket-(-?\d+)$/.exec(name) ?? [];
      return paths.tableFiles(ref, { partition, bucket });
    }
    case 'partition':
      return paths.tableFiles(ref, { partition: name });
    case 'index':
      return paths.tableFiles(ref, {});
    case 'job':
      return paths.job(name, 'exceptions');
    case 'tag':
    case 'consumer':
    case 'committer':
    case 'compaction':
    case 'schedule':
    case 'snapshot':
    case 'snapshots':
      return paths.table(ref, 'snapshots');
    default:
      return null;
  }
}
