import { client, read } from './client';
import type { WriteBody } from './types';

/** What a text of YAML or SQL declares. */
export const readText = (body: { manifests: string; catalog?: string; database?: string }, signal: AbortSignal) =>
  read(client.POST('/definitions/read', { body, signal }));

/** A definition as a text of YAML or SQL. */
export const writeText = (body: WriteBody, signal?: AbortSignal) => read(client.POST('/definitions/write', { body, signal }));
