import { useQuery } from '@tanstack/react-query';

import { isOfTable, optionCatalogueQuery } from '../../../api/catalogs';
import { Field } from '../../../components/Field';
import { ProblemView } from '../../../components/ProblemView';
import { useTranslate } from '../../../lib/translate';
import type { FormProps } from './formProps';
import { OptionRow } from './OptionRow';
import { OptionSearch } from './OptionSearch';
import { definitionOf, firstValue } from './optionKinds';

const ownFields = ['bucket', 'merge-engine', 'changelog-producer'];
const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The options that have no field of their own: those that are set, each with its meaning, and a search for others. */
export function OptionsField({ draft, onChange, errorAt, table }: FormProps) {
  const t = useTranslate();
  const { data, error, isError, refetch } = useQuery(optionCatalogueQuery);
  const catalogue = data?.items ?? [];
  const { options } = draft;
  const set = new Set([...options.map(([key]) => key), ...ownFields]);
  const add = (key: string) => {
    const definition = definitionOf(key, catalogue);
    onChange({ options: [...options, [key, definition === undefined ? '' : firstValue(definition)]] });
  };
  return (
    <Field label={t('options.others')} pointer="/options" error={errorAt('/options')} hint={table !== null && t('options.leftAlone')}>
      {isError && <ProblemView error={error} what={t('options.unknownMeanings')} onRetry={() => void refetch()} />}
      <div className="option-rows">
        {options.map(([key, value], index) => (
          // rows have no identity but their place
          // oxlint-disable-next-line react/no-array-index-key
          <div className="option-row" key={index} data-pointer={`/options/${escaped(key)}`}>
            <OptionRow
              optionKey={key}
              value={value}
              definition={definitionOf(key, catalogue)}
              error={errorAt(`/options/${escaped(key)}`)}
              existing={table !== null}
              onChange={(pair) => onChange({ options: options.map((old, at) => (at === index ? pair : old)) })}
              onRemove={() => onChange({ options: options.filter((_pair, at) => at !== index) })}
            />
          </div>
        ))}
      </div>
      <OptionSearch catalogue={catalogue.filter((option) => isOfTable(option) && !set.has(option.key))} onChoose={add} />
    </Field>
  );
}
