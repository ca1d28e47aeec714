import { lazy, Suspense } from 'react';

import { useDenied } from '../../../api/session';
import type { TableRef } from '../../../api/tables';
import type { ActionDescriptor } from '../../../api/types';
import { ActionButton } from '../../../components/ActionButton';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { actOf, permissionFor, remedyOf } from './remedies';

const RemedyDialog = lazy(async () => ({ default: (await import('./RemedyDialog')).RemedyDialog }));

interface Props {
  tableRef: TableRef;
  /** Id of the advice; it stands in the URL while the preview is open. */
  advice: string;
  action: ActionDescriptor;
}

/** Opens the preview of what an advice would do; nothing is done before it was seen. */
export function RemedyButton({ tableRef, advice, action }: Props) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const remedy = remedyOf(action);
  const denied = useDenied(permissionFor(remedy));
  return (
    <>
      <ActionButton disabledBecause={denied} onClick={() => setSearch({ fix: advice })}>
        {t(actOf(remedy))}
      </ActionButton>
      <Suspense fallback={null}>
        {search('fix') === advice && denied === null && (
          <RemedyDialog tableRef={tableRef} remedy={remedy} onClose={() => setSearch({ fix: undefined }, 'replace')} />
        )}
      </Suspense>
    </>
  );
}
