// Refuses forms that another site sends (S5), by the browser's headers about the origin.
import type { FastifyInstance, FastifyRequest } from 'fastify';

const isForeign = ({ headers, host, protocol }: FastifyRequest): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = headers;
  return origin !== undefined && origin !== `${protocol}://${host}`;
};

export function refuseForeignForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'POST' && isForeign(request)) {
      return reply.code(403).send({ error: 'this form came from another site' });
    }
  });
}
