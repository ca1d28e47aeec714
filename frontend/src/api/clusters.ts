import { queryOptions } from '@tanstack/react-query';

import { client, ifMatch, read } from './client';
import { live } from './polling';
import type { Cluster, ClusterBody } from './types';

export const clusterKeys = {
  all: ['clusters'] as const,
  one: (name: string) => ['clusters', name] as const,
};

export const clustersQuery = queryOptions({
  queryKey: clusterKeys.all,
  queryFn: () => read(client.GET('/clusters', { params: { query: { limit: 500 } } })),
  ...live,
});

export const clusterQuery = (name: string) =>
  queryOptions({
    queryKey: clusterKeys.one(name),
    queryFn: () => read(client.GET('/clusters/{name}', { params: { path: { name } } })),
    ...live,
  });

export const createCluster = (body: ClusterBody) => read(client.POST('/clusters', { body }));

export const updateCluster = (cluster: Cluster, body: ClusterBody) =>
  read(
    client.PUT('/clusters/{name}', {
      params: { path: { name: cluster.name } },
      headers: ifMatch(cluster.version),
      body,
    }),
  );

export const deleteCluster = (cluster: Cluster) =>
  read(
    client.DELETE('/clusters/{name}', {
      params: { path: { name: cluster.name } },
      headers: ifMatch(cluster.version),
    }),
  );

export const testCluster = (name: string) => read(client.POST('/clusters/{name}/test', { params: { path: { name } } }));
