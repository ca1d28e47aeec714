import { vi } from 'vitest';

import type { Me } from '../api/types';

export interface Sent {
  method: string;
  /** Without /api/v1, with the query. */
  path: string;
  headers: Headers;
  body: unknown;
}

type Reply = unknown | ((sent: Sent) => unknown);

export class Refusal {
  constructor(
    readonly status: number,
    readonly problem: object,
  ) {}
}

export const admin: Me = {
  username: 'admin',
  roles: ['admin'],
  permissions: [
    'lake:read', 'data:read', 'table:write', 'catalog:write', 'connection:write', 'cluster:write',
    'job:write', 'policy:write', 'run:write', 'token:own', 'user:admin', 'audit:read',
  ],
  via: 'session',
  csrfToken: 'csrf-1',
};

export const listOf = (...items: unknown[]) => ({ items, nextCursor: null });

/** Answers requests by "METHOD /path" (query ignored) and keeps what was sent; anything else is a 404. */
export function serve(replies: Record<string, Reply>): Sent[] {
  const sent: Sent[] = [];
  const all: Record<string, Reply> = { 'GET /me': admin, ...replies };
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const path = url.pathname.replace('/api/v1', '');
    const text = await request.text();
    const one: Sent = {
      method: request.method,
      path: path + url.search,
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    sent.push(one);
    const reply = all[`${request.method} ${path}`] ?? new Refusal(404, { type: 'not-found', title: 'Not found', status: 404, detail: `No ${request.method} ${path}` });
    const value = typeof reply === 'function' ? (reply as (sent: Sent) => unknown)(one) : reply;
    return value instanceof Refusal
      ? new Response(JSON.stringify(value.problem), { status: value.status, headers: { 'content-type': 'application/problem+json' } })
      : new Response(JSON.stringify(value), { status: 200, headers: { 'content-type': 'application/json' } });
  });
  return sent;
}
