import type { DatabaseRef } from '../../../api/catalogs';
import { Section } from '../../../components/Section';
import { useTranslate } from '../../../lib/translate';
import { ColumnsEditor } from './ColumnsEditor';
import { KeyFields } from './KeyFields';
import { LayerTemplate } from './LayerTemplate';
import { OptionsField } from './OptionsField';
import { PlaceFields } from './PlaceFields';
import { StorageFields } from './StorageFields';
import type { FormProps } from './formProps';
import type { TableDraft } from './tableDraft';

interface Props extends FormProps {
  place: DatabaseRef;
  onPlace: (place: DatabaseRef) => void;
  /** As onChange, and what was before can be brought back. */
  onTemplate: (change: Partial<TableDraft>) => void;
  /** Whether another part leads for now. */
  locked: boolean;
}

/** A definition as a form. */
export function DefinitionForm({ place, onPlace, onTemplate, locked, ...form }: Props) {
  const t = useTranslate();
  return (
    <div className="stack wide editor-form" inert={locked}>
      <Section title={t('tables.place')}>
        <PlaceFields {...form} place={place} onPlace={onPlace} />
        {form.draft.layer !== form.table?.layer && <LayerTemplate draft={form.draft} onApply={onTemplate} />}
      </Section>
      <Section title={t('tables.columns')}>
        <ColumnsEditor {...form} />
        <KeyFields {...form} />
      </Section>
      <Section title={t(form.table === null ? 'tables.storage' : 'tables.storageOnly')}>
        <StorageFields {...form} />
      </Section>
      <Section title={t('options.others')}>
        <OptionsField {...form} />
      </Section>
    </div>
  );
}
