import { BucketsSection } from './BucketsSection';
import { FilesSection } from './FilesSection';
import { PartitionsSection } from './PartitionsSection';
import { SizesSection } from './SizesSection';
import type { TabProps } from './tabProps';

/** How the table's files lie: by size, by bucket, by partition, and one by one. */
export function FilesTab({ table, tableRef }: TabProps) {
  return (
    <div className="stack wide">
      <SizesSection tableRef={tableRef} />
      <BucketsSection tableRef={tableRef} />
      {table.partitionedBy.length > 0 && <PartitionsSection tableRef={tableRef} />}
      <FilesSection tableRef={tableRef} />
    </div>
  );
}
