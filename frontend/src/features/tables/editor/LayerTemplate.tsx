import { Button } from 'antd';

import { Callout } from '../../../components/Callout';
import { useTranslate } from '../../../lib/translate';
import { templateOf, withOptions } from './templateOptions';
import type { TableDraft } from './tableDraft';

/** What the layer's template would set, before it does. */
export function LayerTemplate({ draft, onApply }: { draft: TableDraft; onApply: (change: Partial<TableDraft>) => void }) {
  const t = useTranslate();
  const options = templateOf(draft);
  if (options.length === 0) {
    return null;
  }
  return (
    <Callout
      tone="quiet"
      action={
        <Button size="small" onClick={() => onApply(withOptions(draft, options))}>
          {t('template.apply')}
        </Button>
      }
    >
      <p>{t('template.of', { layer: draft.layer })}</p>
      <ul>
        {options.map(({ key, value, now }) => (
          <li key={key}>
            <code>
              {key} = {now !== null && <del>{now}</del>} {value}
            </code>
          </li>
        ))}
      </ul>
    </Callout>
  );
}
