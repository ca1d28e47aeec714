import { queryOptions } from '@tanstack/react-query';

import { client, ifMatch, read } from './client';
import type { Role, User } from './types';

export const accessKeys = {
  users: ['users'] as const,
  tokens: ['tokens'] as const,
  audit: ['audit'] as const,
};

export const usersQuery = queryOptions({
  queryKey: accessKeys.users,
  queryFn: () => read(client.GET('/users', { params: { query: { limit: 500 } } })),
});

export const tokensQuery = queryOptions({
  queryKey: accessKeys.tokens,
  queryFn: () => read(client.GET('/tokens', { params: { query: { limit: 500 } } })),
});

export interface AuditFilter {
  user?: string;
  target?: string;
  from?: string;
  to?: string;
  cursor?: string;
}

export const auditQuery = (filter: AuditFilter) =>
  queryOptions({
    queryKey: [...accessKeys.audit, filter],
    queryFn: () => read(client.GET('/audit', { params: { query: { ...filter, limit: 50 } } })),
  });

export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: () => read(client.GET('/system')),
});

export const createToken = (body: { name: string; roles: Role[]; expiresAt?: string }) =>
  read(client.POST('/tokens', { body }));

export const revokeToken = (id: string) => read(client.DELETE('/tokens/{id}', { params: { path: { id } } }));

export const createUser = (body: { name: string; password: string; roles: Role[] }) =>
  read(client.POST('/users', { body }));

export const updateUser = (user: User, body: { roles: Role[]; disabled: boolean; password?: string }) =>
  read(client.PUT('/users/{name}', { params: { path: { name: user.name } }, headers: ifMatch(user.version), body }));

export const deleteUser = (user: User) =>
  read(client.DELETE('/users/{name}', { params: { path: { name: user.name } }, headers: ifMatch(user.version) }));
