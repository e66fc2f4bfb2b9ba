// The built files, as they were compressed. Every name carries a hash of its content.
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export async function serveFiles(app: FastifyInstance, client: URL): Promise<void> {
  await app.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', client)),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
  });
}
