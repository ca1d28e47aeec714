import { Link, useLocation } from 'react-router';

import { useTranslate, type MessageKey } from '../lib/translate';

/** Parts of an address that are words of the application, not names. */
const words: Record<string, MessageKey> = {
  connections: 'nav.connections',
  clusters: 'nav.clusters',
  health: 'health.title',
  jobs: 'nav.jobs',
  plans: 'nav.plans',
  policies: 'nav.policies',
  runs: 'nav.runs',
  users: 'settings.users',
  tokens: 'settings.tokens',
  audit: 'settings.audit',
  system: 'settings.system',
};

const forms: Record<string, MessageKey> = {
  catalog: 'catalogs.register',
  table: 'tables.create',
  connection: 'connections.register',
  cluster: 'clusters.register',
  job: 'jobs.create',
  policy: 'policies.create',
};

interface Crumb {
  label: string;
  to?: string;
}

function catalogCrumbs(parts: string[]): Crumb[] {
  const [, catalog, , database, , table] = parts;
  const crumbs: Crumb[] = [];
  if (catalog !== undefined) {
    crumbs.push({ label: decodeURIComponent(catalog), to: `/catalogs/${catalog}/databases` });
  }
  if (database !== undefined) {
    crumbs.push({ label: decodeURIComponent(database), to: `/catalogs/${catalog}/databases/${database}/tables` });
  }
  if (table !== undefined) {
    crumbs.push({ label: decodeURIComponent(table) });
  }
  return crumbs;
}

export function Breadcrumb() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const parts = pathname.split('/').filter((part) => part !== '');
  const [first = '', second] = parts;
  let crumbs: Crumb[];
  if (first === 'catalogs') {
    crumbs = [{ label: t('nav.tables'), to: '/catalogs' }, ...catalogCrumbs(parts)];
  } else if (first === 'new') {
    crumbs = [{ label: t(forms[second ?? ''] ?? 'nav.overview') }];
  } else {
    crumbs = [{ label: t(words[first] ?? 'nav.overview'), to: second === undefined ? undefined : `/${first}` }];
    if (second !== undefined) {
      crumbs.push({ label: decodeURIComponent(second) });
    }
  }
  return (
    <nav aria-label={t('shell.breadcrumb')} style={{ minWidth: 0 }}>
      <ol className="breadcrumb">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label + String(crumb.to)} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {crumb.to === undefined ? crumb.label : <Link to={crumb.to}>{crumb.label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
