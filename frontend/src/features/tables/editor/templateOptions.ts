import { draftOfPatch, specOf, type TableDraft } from './tableDraft';
import templates from './layerTemplates.json';

interface Template {
  always: Record<string, string>;
  /** For tables with a primary key. */
  withKey: Record<string, string>;
}

export interface TemplateOption {
  key: string;
  value: string;
  /** What the draft has in its place; null when it has nothing. */
  now: string | null;
}

/** What the template of the draft's layer would set that is not so yet. */
export function templateOf(draft: TableDraft): TemplateOption[] {
  const known: Partial<Record<string, Template>> = templates;
  const template = known[draft.layer ?? ''];
  if (template === undefined) {
    return [];
  }
  const { options, primaryKey } = specOf(draft);
  return Object.entries({ ...template.always, ...(primaryKey.length > 0 ? template.withKey : {}) })
    .filter(([key, value]) => options[key] !== value)
    .map(([key, value]) => ({ key, value, now: options[key] ?? null }));
}

/** The draft with these options set. */
export function withOptions(draft: TableDraft, options: TemplateOption[]): TableDraft {
  const spec = specOf(draft);
  const set = Object.fromEntries(options.map(({ key, value }) => [key, value]));
  return draftOfPatch({ ...spec, options: { ...spec.options, ...set } }, draft);
}
