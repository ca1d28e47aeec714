import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { HealthSummary } from '../../api/types';
import { renderPage } from '../../test/page';
import { listOf, serve } from '../../test/service';
import { LakeMap } from './LakeMap';

const table = (name: string, bytes: number, state = 'HEALTHY') => ({ table: `main.ods.${name}`, catalog: 'main', database: 'ods', name, state, bytes });

it('shows the largest tables by their state, and the small ones as one', async () => {
  serve({ 'GET /health': listOf(table('orders', 900_000, 'ILL'), table('customers', 90_000), table('tiny', 1_000)) });
  renderPage(<LakeMap summary={{ tables: 40, bytes: 1_000_000 } as HealthSummary} />);
  expect(await screen.findByRole('link', { name: 'main.ods.orders 879 KiB Ill' })).toHaveAttribute('href', '/catalogs/main/databases/ods/tables/orders/health');
  expect(screen.getByRole('link', { name: 'main.ods.customers 87.9 KiB Healthy' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '38 other tables 9.77 KiB in various states' })).toHaveAttribute('href', '/health?sort=bytes');
  expect(screen.queryByText('main.ods.tiny')).not.toBeInTheDocument();
});
