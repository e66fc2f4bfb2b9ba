// Health checks for balancers: live (this process answers) and ready (its database does, too). They answer on any host.
import type { FastifyInstance } from 'fastify';

export function answerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/livez', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ok\n' : 'not ready\n');
  });
}
