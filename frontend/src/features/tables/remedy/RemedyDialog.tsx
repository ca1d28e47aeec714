import { lazy } from 'react';

import type { TableRef } from '../../../api/tables';
import { ConsumerRemedy } from './ConsumerRemedy';
import { JobRemedy } from './JobRemedy';
import { OwnerRemedy } from './OwnerRemedy';
import { PlanRemedy } from './PlanRemedy';
import { PolicyRemedy } from './PolicyRemedy';
import type { Remedy } from './remedies';

const RunDialog = lazy(async () => ({ default: (await import('../RunDialog')).RunDialog }));

interface Props {
  tableRef: TableRef;
  remedy: Remedy;
  onClose: () => void;
}

/** The preview of a remedy, with the button that does it. */
export function RemedyDialog({ tableRef, remedy, onClose }: Props) {
  const common = { tableRef, onClose };
  switch (remedy.kind) {
    case 'run':
      return <RunDialog {...common} action={remedy.body.action} given={remedy.body.options} />;
    case 'policy':
      return <PolicyRemedy {...common} body={remedy.body} />;
    case 'plan':
      return <PlanRemedy {...common} body={remedy.body} />;
    case 'job':
      return <JobRemedy {...common} body={remedy.body} />;
    case 'owner':
      return <OwnerRemedy {...common} body={remedy.body} />;
    case 'consumer-reset':
      return <ConsumerRemedy {...common} body={remedy.body} />;
  }
}
