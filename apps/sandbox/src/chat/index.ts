// The target of a site's link to customer service (vendors.md 10): a page that shows the parameters of the link.
import type { FastifyInstance } from 'fastify';
import { plainPage } from '../look/plain-page.ts';
import { sendPage } from '../look/page.ts';

export function chatRoutes(app: FastifyInstance): void {
  app.get('/chat', async ({ query }, reply) => {
    const sent = Object.entries(query as Record<string, unknown>);
    const text =
      sent.length === 0
        ? 'Somebody would answer you here. You came as a guest.'
        : `Somebody would answer you here. You came with ${sent.map(([name, value]) => `${name}: ${String(value)}`).join(', ')}.`;
    return sendPage(reply, 200, plainPage({ title: 'Customer service', text }));
  });
}
