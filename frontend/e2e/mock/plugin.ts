import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';

import { answer } from './answers.ts';

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://mock');
  const { status, body } = answer(request.method ?? 'GET', url, await bodyOf(request));
  response.statusCode = status;
  if (body === undefined) {
    response.end();
  } else {
    response.setHeader('content-type', status < 400 ? 'application/json' : 'application/problem+json');
    response.end(JSON.stringify(body));
  }
}

const middleware: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.startsWith('/api/v1/')) {
    void handle(request, response);
  } else {
    next();
  }
};

/** Stands in for the service while pages are drawn: `npm run dev:mock`, or `npm run preview:mock` for what was built. */
export function mockWeir(): Plugin {
  return {
    name: 'mock-weir',
    configureServer: (server) => void server.middlewares.use(middleware),
    configurePreviewServer: (server) => void server.middlewares.use(middleware),
  };
}
