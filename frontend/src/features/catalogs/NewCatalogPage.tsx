import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { catalogKeys, createCatalog } from '../../api/catalogs';
import { paths } from '../../app/paths';
import { PageHeader } from '../../components/PageHeader';
import { Section } from '../../components/Section';
import { useTranslate } from '../../lib/translate';
import { CatalogForm } from './CatalogForm';

export function Page() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const create = useMutation({
    mutationFn: createCatalog,
    onSuccess: async (catalog) => {
      await queries.invalidateQueries({ queryKey: catalogKeys.all });
      void navigate(paths.catalog(catalog.name));
    },
  });
  return (
    <>
      <PageHeader title={t('catalogs.register')} below={t('catalogs.registerWhat')} />
      <Section>
        <CatalogForm busy={create.isPending} error={create.error} onSubmit={create.mutate} />
      </Section>
    </>
  );
}
