import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { Plan, PlanStep } from '../../api/types';
import { renderPage } from '../../test/page';
import { Refusal, serve, type Sent } from '../../test/service';
import { Page } from './PlanPage';

const step = (number: number, fields: Partial<PlanStep>): PlanStep => ({
  number,
  kind: 'add-column',
  target: 'main.ods.orders',
  risk: 'green',
  destructive: false,
  allowed: true,
  detail: 'note STRING',
  sql: 'ALTER TABLE ods.orders ADD note STRING;',
  needs: [],
  losses: [],
  probe: null,
  status: 'PENDING',
  doneAt: null,
  ...fields,
});

const drop = step(2, { kind: 'drop-column', risk: 'red', destructive: true, allowed: false, detail: 'amount INT' });

const plan = (fields: Partial<Plan>): Plan => ({
  id: 7,
  hash: 'f3a',
  status: 'READY',
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: 'ci',
  commit: '4c1e',
  reason: null,
  appliedAt: null,
  appliedBy: null,
  allow: [],
  manifests: 'kind: Table',
  steps: [step(1, {})],
  findings: [],
  blockers: [],
  jobsAffected: [],
  failure: null,
  ...fields,
});

async function press(name: string) {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name }));
}

const open = () => renderPage(<Page />, '/plans/7/steps', '/plans/:id/:tab');
const asked = 'main.ods.orders.amount';
const blocked = plan({
  status: 'BLOCKED',
  steps: [step(1, {}), drop],
  blockers: [{ code: 'not-allowed', target: asked, message: 'allow it' }],
});

it('shows a step with its sign, risk and SQL, folded at first', async () => {
  serve({ 'GET /plans/7': plan({}) });
  open();
  const row = await screen.findByRole('listitem', { name: 'Step 1: add column main.ods.orders' });
  expect(row).toHaveTextContent('+');
  expect(row).toHaveTextContent('note STRING');
  expect(row).toHaveTextContent('green');
  expect(screen.queryByText(/ALTER TABLE/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'SQL of step 1' }));
  expect(screen.getByRole('region', { name: 'SQL' })).toHaveTextContent('ALTER TABLE ods.orders');
});

it('makes a new plan when a destructive step is allowed', async () => {
  const sent = serve({ 'GET /plans/7': blocked, 'POST /plans': plan({ id: 8, allow: [asked] }) });
  open();
  expect(await screen.findByRole('button', { name: 'Apply plan' })).toBeDisabled();
  expect(screen.getByText('A step destroys data: allow it below, or leave it out')).toBeInTheDocument();
  const box = screen.getByRole('checkbox', { name: `Allow what destroys ${asked}` });
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
  await waitFor(() =>
    expect(sent.find((each) => each.path === '/plans')?.body).toEqual({ manifests: 'kind: Table', allow: [asked], commit: '4c1e' }),
  );
});

it('applies a plan and shows in the same rows what is done', async () => {
  let status: Plan['status'] = 'READY';
  const now = () => plan({ status, steps: [step(1, { status: 'DONE', doneAt: '2026-01-01T00:00:01Z' }), step(2, {})] });
  serve({
    'GET /plans/7': now,
    'POST /plans/7/apply': () => {
      status = 'APPLYING';
      return now();
    },
  });
  open();
  await press('Apply plan');
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  const rows = screen.getAllByRole('listitem', { name: /^Step/ });
  expect(within(rows[0] as HTMLElement).getByText('Done')).toBeInTheDocument();
  expect(within(rows[1] as HTMLElement).getByText('Being done')).toBeInTheDocument();
});

it('names what moved, and plans again', async () => {
  let status: Plan['status'] = 'READY';
  const moved = 'main.ods.orders is at schema 4, not 3.';
  const sent = serve({
    'GET /plans/7': () => plan({ status, failure: status === 'STALE' ? moved : null }),
    'POST /plans/7/apply': (_sent: Sent) => {
      status = 'STALE';
      return new Refusal(409, { type: 'https://weir.dev/problems/conflict', title: 'Conflict', status: 409, detail: moved });
    },
    'POST /plans': plan({ id: 8 }),
  });
  open();
  await press('Apply plan');
  expect(await screen.findByText(moved)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Plan again' }));
  await waitFor(() => expect(sent.some((each) => each.method === 'POST' && each.path === '/plans')).toBe(true));
});

it('says what is done and what is not of one that was interrupted, and goes on with it', async () => {
  const sent = serve({
    'GET /plans/7': plan({ status: 'INTERRUPTED', failure: 'Weir stopped.', steps: [step(1, { status: 'DONE' }), step(2, {})] }),
    'POST /plans/7/apply': plan({ status: 'APPLIED' }),
  });
  open();
  expect(await screen.findByText('It stopped after 1 of 2 steps')).toBeInTheDocument();
  expect(screen.getByText('Not done')).toBeInTheDocument();
  await press('Resume plan');
  await waitFor(() => expect(sent.some((each) => each.path === '/plans/7/apply')).toBe(true));
});
