import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { catalogKeys, catalogQuery, deleteCatalog, testCatalog, updateCatalog } from '../../api/catalogs';
import { useDenied } from '../../api/session';
import type { Catalog, CatalogBody } from '../../api/types';
import { paths } from '../../app/paths';
import { ActionButton } from '../../components/ActionButton';
import { ActionLink } from '../../components/ActionLink';
import { CheckList } from '../../components/CheckList';
import { Notice } from '../../components/Notice';
import { PageHeader } from '../../components/PageHeader';
import { ProblemView } from '../../components/ProblemView';
import { Region } from '../../components/Region';
import { Section } from '../../components/Section';
import { TypedConfirm } from '../../components/TypedConfirm';
import { toast } from '../../lib/toast';
import { useTranslate } from '../../lib/translate';
import { CatalogForm } from './CatalogForm';
import { CatalogReach } from './CatalogReach';

export function Page() {
  const { catalog = '' } = useParams();
  const query = useQuery(catalogQuery(catalog));
  return <Region query={query}>{(data) => <CatalogView key={data.version} catalog={data} />}</Region>;
}

function CatalogView({ catalog }: { catalog: Catalog }) {
  const t = useTranslate();
  const queries = useQueryClient();
  const denied = useDenied('catalog:write');
  const [removing, setRemoving] = useState(false);
  const test = useMutation({ mutationFn: () => testCatalog(catalog.name) });
  const update = useMutation({
    mutationFn: (body: CatalogBody) => updateCatalog(catalog, body),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: catalogKeys.all });
      toast(t('catalogs.saved', { name: catalog.name }));
    },
  });
  return (
    <>
      <PageHeader
        title={catalog.name}
        beside={<CatalogReach catalog={catalog} />}
        below={<code>{catalog.warehouse}</code>}
        actions={
          <>
            <ActionLink to={paths.databases(catalog.name)}>{t('databases.title')}</ActionLink>
            <ActionButton danger disabledBecause={denied} onClick={() => setRemoving(true)}>
              {t('catalogs.remove')}
            </ActionButton>
          </>
        }
      />
      <div className="columns">
        <Section title={t('catalogs.settings')}>
          {denied === null ? (
            <CatalogForm catalog={catalog} busy={update.isPending} error={update.error} onSubmit={update.mutate} />
          ) : (
            <Notice title={denied} />
          )}
        </Section>
        <Section
          title={t('test.title')}
          extra={
            <ActionButton loading={test.isPending} disabledBecause={denied} onClick={() => test.mutate()}>
              {t('catalogs.test')}
            </ActionButton>
          }
        >
          {test.isError && <ProblemView error={test.error} what={t('test.failed')} />}
          {test.data ? <CheckList checks={test.data.checks} /> : <p className="second">{t('catalogs.testWhat')}</p>}
        </Section>
      </div>
      {removing && <RemoveCatalog catalog={catalog} onCancel={() => setRemoving(false)} />}
    </>
  );
}

function RemoveCatalog({ catalog, onCancel }: { catalog: Catalog; onCancel: () => void }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteCatalog(catalog),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: catalogKeys.all, exact: true });
      void navigate(paths.catalogs());
    },
  });
  return (
    <TypedConfirm
      title={t('catalogs.removeTitle', { name: catalog.name })}
      name={catalog.name}
      act={t('catalogs.remove')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate()}
      onCancel={onCancel}
    >
      <p>{t('catalogs.removeWhat')}</p>
    </TypedConfirm>
  );
}
