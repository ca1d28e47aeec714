import { useState, type ReactNode } from 'react';

import { useDenied } from '../../../api/session';
import { ActionButton } from '../../../components/ActionButton';
import { useTranslate } from '../../../lib/translate';

interface Props {
  /** The act in full, for who does not see the row. */
  label: string;
  /** What asks before it is done; closed by what it is given. */
  children: (onClose: () => void) => ReactNode;
}

/** Begins to delete what a row is about. */
export function DeleteButton({ label, children }: Props) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <ActionButton size="small" danger disabledBecause={denied} aria-label={label} onClick={() => setAsking(true)}>
        {t('kept.delete')}
      </ActionButton>
      {asking && children(() => setAsking(false))}
    </>
  );
}
