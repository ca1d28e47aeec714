import type { OptionDefinition } from '../../../api/types';
import { readMeasure, type MeasureKind } from '../../../lib/measure';

/** With what a value is typed in. */
export type OptionInputKind = 'switch' | 'choice' | 'number' | MeasureKind | 'text';

const numbers = new Set(['Integer', 'Long', 'Float', 'Double']);

/** A value that its own control can't show is edited as text, so that it is not lost. */
export function inputKindOf(definition: OptionDefinition | undefined, value: string): OptionInputKind {
  if (definition === undefined) {
    return 'text';
  }
  const { type, values } = definition;
  if (type === 'Boolean') {
    return /^(?:true|false)$/i.test(value) ? 'switch' : 'text';
  }
  if (values !== null && values.length > 0) {
    return 'choice';
  }
  if (numbers.has(type)) {
    return value === '' || Number.isFinite(Number(value)) ? 'number' : 'text';
  }
  if (type === 'Duration' || type === 'MemorySize') {
    return value === '' || readMeasure(type, value) !== null ? type : 'text';
  }
  return 'text';
}

/** What an option is set to when it is chosen: its default, where that can be written. */
export function firstValue({ type, default: standard, values }: OptionDefinition): string {
  if (type === 'Boolean') {
    return standard === 'true' ? 'false' : 'true';
  }
  return standard ?? values?.[0] ?? '';
}

/** The option of a key: itself, or the family that it belongs to (`fields.<name>.aggregate-function`). */
export function definitionOf(key: string, catalogue: OptionDefinition[]): OptionDefinition | undefined {
  return (
    catalogue.find((option) => option.key === key) ??
    catalogue.find((option) => option.key.includes('<') && familyPattern(option.key).test(key))
  );
}

function familyPattern(key: string): RegExp {
  const parts = key.split(/<[^>]+>/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** Options whose key, older key or description holds every word. */
export function matching(text: string, catalogue: OptionDefinition[]): OptionDefinition[] {
  const words = text.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const rank = (option: OptionDefinition) => (words.every((word) => option.key.includes(word)) ? 0 : 1);
  return catalogue
    .filter((option) => {
      const all = [option.key, ...option.olderKeys, option.description].join(' ').toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b) || a.key.localeCompare(b.key));
}
