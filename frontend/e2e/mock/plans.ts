import type * as T from '../../src/api/types';
import { ago } from './lake.ts';

/** The mock's plans, and what it says of definitions, drift and history. */

const step = (number: number, fields: Partial<T.PlanStep>): T.PlanStep => ({
  number, kind: 'add-column', target: 'main.ods.orders', risk: 'green', destructive: false, allowed: true, detail: 'note STRING',
  sql: 'ALTER TABLE `main`.`ods`.`orders` ADD `note` STRING;', needs: [], probe: null, losses: [], status: 'PENDING', doneAt: null, ...fields,
});

const steps: T.PlanStep[] = [
  step(1, {}),
  step(2, { kind: 'retype-column', risk: 'amber', detail: 'amount DECIMAL(10, 2) -> DECIMAL(12, 2)', sql: 'ALTER TABLE `main`.`ods`.`orders` MODIFY `amount` DECIMAL(12, 2);', needs: ['restart orders-sync'], probe: { state: 'READ_ALL', rowsRead: 12_345, rowsBroken: 0, examples: [], message: null } }),
  step(3, { kind: 'drop-table', target: 'main.ods.tmp', risk: 'red', destructive: true, allowed: false, detail: 'tmp', sql: 'DROP TABLE `main`.`ods`.`tmp`;', losses: ['81 MiB', '2 tags'] }),
];

const manifests = 'apiVersion: weir/v1\nkind: Table\nmetadata: {catalog: main, database: ods, name: orders}\nspec:\n  columns:\n    - {name: order_id, type: BIGINT NOT NULL}\n';

const plan = (id: number, status: T.PlanStatus, fields: Partial<T.Plan> = {}): T.Plan => ({
  id, hash: '7f3a', status, createdAt: ago(180), createdBy: 'ci', commit: '4c1e9a7', reason: null, appliedAt: null, appliedBy: null, allow: [], manifests, steps, findings: [],
  blockers: [], jobsAffected: ['orders-sync'], failure: null, ...fields,
});

const done = steps.map((each) => ({ ...each, status: 'DONE' as const, allowed: true, doneAt: ago(60) }));

export const plans: T.Plan[] = [
  plan(9, 'BLOCKED', { blockers: [{ code: 'not-allowed', target: 'main.ods.tmp', message: 'Allow it by name.' }] }),
  plan(8, 'INTERRUPTED', { failure: 'Weir stopped in the midst of it. Apply it again to go on.', steps: steps.map((each, index) => (index === 0 ? { ...each, status: 'DONE', doneAt: ago(90) } : each)) }),
  plan(7, 'APPLIED', { appliedAt: ago(60), appliedBy: 'ci', steps: done, allow: ['main.ods.tmp'] }),
];

export const planSummary = ({ id, status, createdAt, createdBy, commit, reason, appliedAt, appliedBy, failure, steps: all, blockers }: T.Plan): T.PlanSummary => ({
  id, status, createdAt, createdBy, commit, reason, appliedAt, appliedBy, failure, stepCount: all.length, blockerCount: blockers.length,
  doneCount: all.filter((each) => each.status === 'DONE').length, destructiveCount: all.filter((each) => each.destructive).length,
});

export const drift: T.TableDrift = {
  catalog: 'main', database: 'ods', table: 'orders', state: 'DRIFTED', planId: 7, commit: '4c1e9a7', appliedBy: 'ci', appliedAt: ago(60), checkedAt: ago(1), message: null,
  changes: [{ kind: 'drop-column', risk: 'red', detail: 'extra INT', sql: 'ALTER TABLE `main`.`ods`.`orders` DROP `extra`;' }],
};

export const history: T.TableChange[] = [
  { at: ago(61), who: 'ci', action: 'table.alter', summary: 'Altered table main.ods.orders', reason: null, planId: 7, step: 1, commit: '4c1e9a7', sql: steps[0]?.sql ?? null },
  { at: ago(9_000), who: 'admin', action: 'table.create', summary: 'Made table main.ods.orders', reason: null, planId: null, step: null, commit: null, sql: null },
];

export const written = (body: Record<string, unknown>): T.WrittenText => ({ text: JSON.stringify(body.definition, null, 2), findings: [] });
