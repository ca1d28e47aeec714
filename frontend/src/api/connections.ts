import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { client, ifMatch, read } from './client';
import type { Connection, ConnectionBody } from './types';

export const connectionKeys = {
  all: ['connections'] as const,
  one: (name: string) => ['connections', name] as const,
};

export const connectionsQuery = queryOptions({
  queryKey: connectionKeys.all,
  queryFn: () => read(client.GET('/connections', { params: { query: { limit: 500 } } })),
});

export const connectionQuery = (name: string) =>
  queryOptions({
    queryKey: connectionKeys.one(name),
    queryFn: () => read(client.GET('/connections/{name}', { params: { path: { name } } })),
  });

export const sourceDatabasesQuery = (name: string) =>
  queryOptions({
    queryKey: [...connectionKeys.one(name), 'databases'],
    queryFn: () => read(client.GET('/connections/{name}/databases', { params: { path: { name } } })),
    retry: false,
  });

export const sourceTablesQuery = (name: string, database: string, q = '') =>
  queryOptions({
    queryKey: [...connectionKeys.one(name), 'tables', database, q],
    queryFn: () =>
      read(
        client.GET('/connections/{name}/tables', { params: { path: { name }, query: { database, q, limit: 500 } } }),
      ),
    enabled: database !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export const createConnection = (body: ConnectionBody) => read(client.POST('/connections', { body }));

export const updateConnection = (connection: Connection, body: ConnectionBody) =>
  read(
    client.PUT('/connections/{name}', {
      params: { path: { name: connection.name } },
      headers: ifMatch(connection.version),
      body,
    }),
  );

export const deleteConnection = (connection: Connection) =>
  read(
    client.DELETE('/connections/{name}', {
      params: { path: { name: connection.name } },
      headers: ifMatch(connection.version),
    }),
  );

export const testConnection = (name: string) =>
  read(client.POST('/connections/{name}/test', { params: { path: { name } } }));

export const testUnsavedConnection = (body: ConnectionBody) => read(client.POST('/connections/test', { body }));
