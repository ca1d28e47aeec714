import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router';

import { useDenied } from '../../../api/session';
import { tableQuery, type TableRef } from '../../../api/tables';
import type { Table } from '../../../api/types';
import { paths } from '../../../app/paths';
import { ActionButton } from '../../../components/ActionButton';
import { PageHeader } from '../../../components/PageHeader';
import { ProblemView } from '../../../components/ProblemView';
import { Region } from '../../../components/Region';
import { useTranslate } from '../../../lib/translate';
import { DefinitionEditorView } from './DefinitionEditorView';
import { draftOf } from './tableDraft';
import { useDefinitionEditor } from './useDefinitionEditor';
import { useFormat } from './useFormat';
import { useReviewPlan } from './useReviewPlan';

export function Page() {
  const { catalog = '', database = '', table = '' } = useParams();
  const ref = { catalog, database, table };
  // what is edited must not change below one's hands
  const query = useQuery({ ...tableQuery(ref), refetchInterval: false, refetchOnWindowFocus: false });
  return <Region query={query}>{(found) => <Edit key={`${found.name} ${found.schemaId}`} tableRef={ref} table={found} />}</Region>;
}

function Edit({ tableRef, table }: { tableRef: TableRef; table: Table }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const denied = useDenied('table:write');
  const [format, setFormat] = useFormat();
  const place = { catalog: table.catalog, database: table.database };
  const editor = useDefinitionEditor({ place, onPlace: () => undefined, table, initial: () => draftOf(table, (name) => name), format });
  const review = useReviewPlan(editor, place, table);
  const cause = editor.isReading ? t('editor.reading') : editor.lock !== null && editor.lock.kind !== 'several' && t('editor.correctFirst');
  return (
    <>
      <PageHeader
        title={t('tables.editTitle', { name: `${table.database}.${table.name}` })}
        below={t('tables.editWhat')}
        actions={
          <>
            <Button onClick={() => void navigate(paths.table(tableRef))}>{t('common.cancel')}</Button>
            <ActionButton type="primary" disabledBecause={denied ?? cause} loading={review.isPending} onClick={() => review.mutate()}>
              {t('editor.review')}
            </ActionButton>
          </>
        }
      />
      {review.isError && (
        <div className="page-callout">
          <ProblemView error={review.error} what={t('plans.notMade')} />
        </div>
      )}
      <DefinitionEditorView editor={editor} place={place} onPlace={() => undefined} format={format} onFormat={setFormat} table={table} />
    </>
  );
}
