import createClient from 'openapi-fetch';

import { isProblem, ProblemError, unreachable } from './problem';
import type { Present } from './present';
import type { paths } from './schema';
import type { Supplement } from './supplement';

let csrfToken: string | null = null;
let onSignedOut: () => void = () => undefined;

/** The token that every change of this browser session carries. */
export function rememberCsrfToken(token: string | null): void {
  csrfToken = token;
}

/** What happens when the service says that the session has ended. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/** The paths as they stand below /api/v1. */
type Generated = { [Path in keyof paths as Path extends `/api/v1${infer Below}` ? Below : never]: paths[Path] };
type Paths = Omit<Generated, keyof Supplement> & Supplement;

export const client = createClient<Paths>({
  baseUrl: new URL('/api/v1', window.location.origin).href,
  credentials: 'same-origin',
  // read late, so that a test can replace it
  fetch: (request) => globalThis.fetch(request),
});

client.use({
  onRequest({ request }) {
    if (request.method !== 'GET' && csrfToken !== null) {
      request.headers.set('X-CSRF-TOKEN', csrfToken);
    }
    return request;
  },
  onResponse({ request, response }) {
    const asksForSession = request.url.endsWith('/session') || request.url.endsWith('/me');
    if (response.status === 401 && !asksForSession) {
      onSignedOut();
    }
  },
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The body of an answer; anything but success is thrown as a ProblemError. */
export async function read<T>(call: Promise<Answer<T>>): Promise<Present<T>> {
  let answer: Answer<T>;
  try {
    answer = await call;
  } catch (failure) {
    throw new ProblemError({ ...unreachable, detail: failure instanceof Error ? failure.message : undefined });
  }
  if (answer.response.ok) {
    return answer.data as Present<T>;
  }
  throw new ProblemError(
    isProblem(answer.error)
      ? answer.error
      : { type: 'unreadable', title: answer.response.statusText, status: answer.response.status },
  );
}

/** The header that makes a change apply to this version only. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"${version}"` };
}

/** Marks one intent, so that sending it again does not do it again. */
export function idempotencyKey(): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': crypto.randomUUID() };
}
