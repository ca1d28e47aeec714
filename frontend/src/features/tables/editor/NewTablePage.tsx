import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

import { catalogKeys, createTable, type DatabaseRef } from '../../../api/catalogs';
import { problemOf } from '../../../api/problem';
import { useDenied } from '../../../api/session';
import { paths } from '../../../app/paths';
import { ActionButton } from '../../../components/ActionButton';
import { PageHeader } from '../../../components/PageHeader';
import { ProblemView } from '../../../components/ProblemView';
import { focusPointer } from '../../../lib/focusPointer';
import { useSearchState } from '../../../lib/search';
import { useTranslate, type Translate } from '../../../lib/translate';
import { DefinitionEditorView } from './DefinitionEditorView';
import { newDraft, specOf } from './tableDraft';
import { useDefinitionEditor, type DefinitionEditor } from './useDefinitionEditor';
import { useFormat } from './useFormat';
import { useReviewPlan } from './useReviewPlan';

/** Why neither a plan nor a table can be made yet. */
function missing(editor: DefinitionEditor, place: DatabaseRef, t: Translate): string | null {
  const spec = specOf(editor.draft);
  if (editor.isReading) {
    return t('editor.reading');
  }
  if (editor.lock !== null) {
    return editor.lock.kind === 'several' ? null : t('editor.correctFirst');
  }
  if (place.database === '') {
    return t('tables.chooseDatabase');
  }
  if (spec.name === '') {
    return t('tables.nameIt');
  }
  return spec.columns.length === 0 ? t('tables.addColumn') : null;
}

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const denied = useDenied('table:write');
  const [search, setSearch] = useSearchState();
  const [format, setFormat] = useFormat();
  const place: DatabaseRef = { catalog: search('catalog') || 'main', database: search('database') };
  const onPlace = (next: DatabaseRef) => setSearch({ ...next }, 'replace');
  const editor = useDefinitionEditor({ place, onPlace, table: null, initial: newDraft, format });
  const spec = specOf(editor.draft);
  const review = useReviewPlan(editor, place, null);
  const create = useMutation({
    mutationFn: () => createTable(place, spec),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: catalogKeys.databases(place.catalog) });
      void navigate(paths.table({ ...place, table: spec.name }));
    },
    onError: (error) => focusPointer(problemOf(error).problem.errors?.[0]?.pointer ?? ''),
  });
  const cause = denied ?? missing(editor, place, t);
  const error = create.error ?? review.error;
  return (
    <>
      <PageHeader
        title={t('tables.create')}
        actions={
          <>
            <Button onClick={() => void navigate(-1)}>{t('common.cancel')}</Button>
            <ActionButton
              disabledBecause={cause ?? (editor.lock !== null && t('editor.oneTable'))}
              loading={create.isPending}
              onClick={() => create.mutate()}
            >
              {t('tables.create')}
            </ActionButton>
            <ActionButton
              type="primary"
              disabledBecause={cause ?? (spec.owner !== 'WEIR' && t('editor.ownerByHand'))}
              loading={review.isPending}
              onClick={() => review.mutate()}
            >
              {t('editor.review')}
            </ActionButton>
          </>
        }
      />
      {error !== null && (
        <div className="page-callout">
          <ProblemView error={error} what={create.isError ? t('tables.notCreated', { name: spec.name }) : t('plans.notMade')} />
        </div>
      )}
      <DefinitionEditorView
        editor={{ ...editor, change: (part) => { create.reset(); editor.change(part); } }}
        place={place}
        onPlace={onPlace}
        format={format}
        onFormat={setFormat}
        refusedAt={(pointer) => (create.error ? problemOf(create.error).at(pointer) : undefined)}
        table={null}
      />
    </>
  );
}
