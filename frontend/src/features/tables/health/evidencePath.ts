import type { TableRef } from '../../../api/tables';
import type { Evidence } from '../../../api/types';
import { paths } from '../../../app/paths';

/** The job that a committer is; null for a run and for a stranger. */
export const jobOf = (committer: string): string | null => /^job (.+)$/.exec(committer)?.[1] ?? null;

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
    case 'committer': {
      const job = jobOf(name);
      return job === null ? paths.table(ref, 'snapshots') : paths.job(job);
    }
    case 'tag':
    case 'consumer':
    case 'compaction':
    case 'schedule':
    case 'snapshot':
    case 'snapshots':
      return paths.table(ref, 'snapshots');
    default:
      return null;
  }
}
