import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { catalogKeys, createTable, type DatabaseRef } from '../../../api/catalogs';
import { problemOf } from '../../../api/problem';
import { useDenied } from '../../../api/session';
import type { Finding } from '../../../api/types';
import { paths } from '../../../app/paths';
import { ActionButton } from '../../../components/ActionButton';
import { Field } from '../../../components/Field';
import { PageHeader } from '../../../components/PageHeader';
import { ProblemView } from '../../../components/ProblemView';
import { Section } from '../../../components/Section';
import { focusPointer } from '../../../lib/focusPointer';
import { patched } from '../../../lib/jsonPatch';
import { useSearchState } from '../../../lib/search';
import { useTranslate } from '../../../lib/translate';
import { ColumnsEditor } from './ColumnsEditor';
import { DraftPreview } from './DraftPreview';
import { PlaceFields } from './PlaceFields';
import { StorageFields } from './StorageFields';
import { draftOf, newDraft, specOf, type TableDraft } from './tableDraft';
import { useDryRun } from './useDryRun';

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const denied = useDenied('table:write');
  const [search, setSearch] = useSearchState();
  const place: DatabaseRef = { catalog: search('catalog') || 'main', database: search('database') };
  const [draft, setDraft] = useState<TableDraft>(newDraft);
  const [beforeFix, setBeforeFix] = useState<TableDraft | null>(null);
  const spec = specOf(draft);
  const dryRun = useDryRun(place, spec);
  const create = useMutation({
    mutationFn: () => createTable(place, spec),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: catalogKeys.databases(place.catalog) });
      void navigate(paths.table({ ...place, table: spec.name }));
    },
    onError: (error) => focusPointer(problemOf(error).problem.errors?.[0]?.pointer ?? ''),
  });
  const change = (part: Partial<TableDraft>) => {
    setDraft((old) => ({ ...old, ...part }));
    create.reset();
  };
  const errorAt = (pointer: string) =>
    (create.error ? problemOf(create.error).at(pointer) : undefined) ??
    dryRun.data?.findings.find((finding) => finding.severity === 'error' && finding.pointer === pointer)?.message ??
    null;
  const fix = (finding: Finding) => {
    if (finding.fix?.kind === 'patch') {
      setBeforeFix(draft);
      setDraft(draftOf(patched(spec, finding.fix.patch)));
    }
  };
  const undo = () => {
    if (beforeFix !== null) {
      setDraft(beforeFix);
      setBeforeFix(null);
    }
  };
  const missing =
    place.database === '' ? t('tables.chooseDatabase') : spec.name === '' ? t('tables.nameIt') : spec.columns.length === 0 && t('tables.addColumn');
  return (
    <>
      <PageHeader
        title={t('tables.create')}
        actions={
          <>
            <Button onClick={() => void navigate(-1)}>{t('common.cancel')}</Button>
            <ActionButton type="primary" disabledBecause={denied ?? missing} loading={create.isPending} onClick={() => create.mutate()}>
              {t('tables.create')}
            </ActionButton>
          </>
        }
      />
      <div className="form-and-preview">
        <div className="stack wide">
          {create.isError && <ProblemView error={create.error} what={t('tables.notCreated', { name: spec.name })} />}
          <Section title={t('tables.place')}>
            <PlaceFields
              place={place}
              onPlace={(next) => setSearch({ ...next }, 'replace')}
              draft={draft}
              onChange={change}
              errorAt={errorAt}
            />
          </Section>
          <Section title={t('tables.columns')}>
            <ColumnsEditor columns={draft.columns} onChange={(columns) => change({ columns })} errorAt={errorAt} />
            <PartitionField draft={draft} onChange={change} error={errorAt('/partitionedBy') ?? errorAt('/primaryKey')} />
          </Section>
          <Section title={t('tables.storage')}>
            <StorageFields draft={draft} onChange={change} errorAt={errorAt} />
          </Section>
        </div>
        <DraftPreview dryRun={dryRun} onFix={fix} onUndo={beforeFix === null ? undefined : undo} />
      </div>
    </>
  );
}

interface PartitionProps {
  draft: TableDraft;
  onChange: (change: Partial<TableDraft>) => void;
  error: string | null;
}

function PartitionField({ draft, onChange, error }: PartitionProps) {
  const t = useTranslate();
  const names = draft.columns.map((column) => column.name.trim()).filter((name) => name !== '');
  return (
    <div className="below-columns">
      <Field label={t('tables.partitionedBy')} id="partitioned-by" pointer="/partitionedBy" error={error} hint={t('tables.partitionHint')}>
        <Select
          id="partitioned-by"
          mode="multiple"
          placeholder={t('tables.notPartitioned')}
          value={draft.partitionedBy.filter((name) => names.includes(name))}
          onChange={(partitionedBy: string[]) => onChange({ partitionedBy })}
          options={names.map((name) => ({ value: name, label: name }))}
        />
      </Field>
    </div>
  );
}
