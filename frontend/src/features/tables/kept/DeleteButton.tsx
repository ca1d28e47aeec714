import { useDenied } from '../../../api/session';
import { ActionButton } from '../../../components/ActionButton';
import { useTranslate } from '../../../lib/translate';

interface Props {
  /** The act in full, for who does not see the row. */
  label: string;
  onClick: () => void;
}

/** Begins to delete what a row is about. */
export function DeleteButton({ label, onClick }: Props) {
  const t = useTranslate();
  const denied = useDenied('table:write');
  return (
    <ActionButton size="small" danger disabledBecause={denied} aria-label={label} onClick={onClick}>
      {t('kept.delete')}
    </ActionButton>
  );
}
