import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';

import { Crash } from './Crash';
import { NotFound } from './NotFound';
import { Shell } from './Shell';

/** A page that is loaded when it is first visited. */
function page(path: string, load: () => Promise<{ Page: React.ComponentType }>): RouteObject {
  return { path, lazy: async () => ({ Component: (await load()).Page }) };
}

const table = 'catalogs/:catalog/databases/:database/tables/:table';

const routes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('../features/overview/OverviewPage')).Page }) },
  page('health', () => import('../features/health/HealthPage')),
  page('catalogs', () => import('../features/catalogs/CatalogsPage')),
  page('catalogs/:catalog', () => import('../features/catalogs/CatalogPage')),
  page('catalogs/:catalog/databases', () => import('../features/catalogs/DatabasesPage')),
  page('catalogs/:catalog/databases/:database/tables', () => import('../features/catalogs/TablesPage')),
  { path: table, element: <Navigate to="health" replace /> },
  page(`${table}/edit`, () => import('../features/tables/editor/EditTablePage')),
  page(`${table}/:tab`, () => import('../features/tables/TablePage')),
  page('new/catalog', () => import('../features/catalogs/NewCatalogPage')),
  page('new/table', () => import('../features/tables/editor/NewTablePage')),
  page('connections', () => import('../features/connections/ConnectionsPage')),
  page('connections/:name', () => import('../features/connections/ConnectionPage')),
  page('new/connection', () => import('../features/connections/NewConnectionPage')),
  page('clusters', () => import('../features/clusters/ClustersPage')),
  page('clusters/:name', () => import('../features/clusters/ClusterPage')),
  page('new/cluster', () => import('../features/clusters/NewClusterPage')),
  page('jobs', () => import('../features/jobs/JobsPage')),
  { path: 'jobs/:name', element: <Navigate to="overview" replace /> },
  page('jobs/:name/edit', () => import('../features/jobs/edit/EditJobPage')),
  page('jobs/:name/:tab', () => import('../features/jobs/JobPage')),
  page('new/job/mysql-sync/:step', () => import('../features/jobs/sync/SyncWizardPage')),
  page('new/job/compaction', () => import('../features/jobs/NewCompactionPage')),
  page('policies', () => import('../features/policies/PoliciesPage')),
  page('policies/:name', () => import('../features/policies/PolicyPage')),
  page('new/policy', () => import('../features/policies/NewPolicyPage')),
  page('runs', () => import('../features/runs/RunsPage')),
  page('runs/:id', () => import('../features/runs/RunPage')),
  page('plans', () => import('../features/plans/PlansPage')),
  { path: 'plans/:id', element: <Navigate to="steps" replace /> },
  page('plans/:id/:tab', () => import('../features/plans/PlanPage')),
  page('users', () => import('../features/settings/UsersPage')),
  page('tokens', () => import('../features/settings/TokensPage')),
  page('audit', () => import('../features/settings/AuditPage')),
  page('system', () => import('../features/settings/SystemPage')),
  { path: '*', element: <NotFound /> },
];

export const router = createBrowserRouter([
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('../features/login/LoginPage')).Page }),
    errorElement: <Crash />,
    hydrateFallbackElement: <span />,
  },
  {
    element: <Shell />,
    errorElement: <Crash />,
    hydrateFallbackElement: <span />,
    children: [{ errorElement: <Crash />, children: routes }],
  },
]);
