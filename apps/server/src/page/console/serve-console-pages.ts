// Serves the pages of the back office: its document at the paths of the contract, and the files of its build (STAFF-09).
import { randomBytes } from 'node:crypto';
import { consolePages } from '@parlour/contract/staff/console-pages';
import { serveBuiltFiles } from '@parlour/document/built-files';
import type { FastifyInstance } from 'fastify';
import { consolePolicy, readConsoleDocument } from './console-document.ts';

export function serveConsolePages(app: FastifyInstance, client: URL): void {
  const write = readConsoleDocument(client);
  for (const url of Object.values(consolePages)) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply) => {
        const nonce = randomBytes(16).toString('base64');
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', consolePolicy(nonce))
          .send(write(nonce));
      },
    });
  }
  serveBuiltFiles(app, '/assets/', { folder: new URL('assets/', client) });
}
