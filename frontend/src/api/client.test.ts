import { expect, it } from 'vitest';

import { Refusal, serve } from '../test/service';
import { createConnection, updateConnection } from './connections';
import { startRun } from './maintenance';
import { ProblemError } from './problem';
import { signIn } from './session';
import type { Connection, ConnectionBody } from './types';

const body: ConnectionBody = { name: 'shop', kind: 'mysql', host: 'h', port: 3306, username: 'u', options: {} };

it('sends the CSRF token of the session with every change', async () => {
  const sent = serve({
    'POST /session': { username: 'admin', roles: [], permissions: [], via: 'session', csrfToken: 'csrf-7' },
    'POST /connections': {},
  });
  await signIn('admin', 'secret');
  await createConnection(body);
  expect(sent[1]?.headers.get('X-CSRF-TOKEN')).toBe('csrf-7');
});

it('makes a change apply to the version that was read', async () => {
  const sent = serve({ 'PUT /connections/shop': {} });
  await updateConnection({ name: 'shop', version: 12 } as Connection, body);
  expect(sent[0]?.headers.get('If-Match')).toBe('"12"');
});

it('marks each run that it asks for with a key of its own', async () => {
  const sent = serve({ 'POST /runs': { id: 1 } });
  const run = { catalog: 'main', database: 'ods', table: 't', action: 'compact' as const, options: {} };
  await startRun(run);
  await startRun(run);
  const keys = sent.map((each) => each.headers.get('Idempotency-Key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).not.toBe(keys[1]);
});

it('throws a refusal as a problem that knows the faults by pointer', async () => {
  serve({
    'POST /connections': new Refusal(400, {
      type: 'https://weir.dev/problems/invalid',
      title: 'Invalid',
      status: 400,
      detail: 'The port is out of range.',
      errors: [{ pointer: '/port', message: 'A port is between 1 and 65535.' }],
    }),
  });
  const failure = await createConnection(body).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProblemError);
  expect(failure).toMatchObject({ slug: 'invalid', message: 'The port is out of range.' });
  expect((failure as ProblemError).at('/port')).toBe('A port is between 1 and 65535.');
});
