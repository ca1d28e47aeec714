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
  /** What the advice is about, to tell its button from others of the same name. */
  about: string;
  action: ActionDescriptor;
}

/** Opens the preview of what an advice would do; nothing is done before it was seen. */
export function RemedyButton({ tableRef, advice, about, action }: Props) {
  const t = useTranslate();
  const [search, setSearch] = useSearchState();
  const remedy = remedyOf(action);
  const denied = useDenied(permissionFor(remedy));
  const act = t(actOf(remedy));
  return (
    <>
      <ActionButton disabledBecause={denied} aria-label={t('common.actFor', { act, name: about })} onClick={() => setSearch({ fix: advice })}>
        {act}
      </ActionButton>
      <Suspense fallback={null}>
        {search('fix') === advice && denied === null && (
          <RemedyDialog tableRef={tableRef} remedy={remedy} onClose={() => setSearch({ fix: undefined }, 'replace')} />
        )}
      </Suspense>
    </>
  );
}
