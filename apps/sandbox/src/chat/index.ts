// Stand-ins for outside chats and customer service (vendors.md 10): pages that show what their link told, and keep it in the inbox.
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import { sendPage } from '../look/page.ts';
import { plainPage } from '../look/plain-page.ts';
import type { StandIn } from '../stand-in.ts';
import { chatLinks, chatProviders } from './providers.ts';
import { toldPage } from './told-page.ts';

export const outsideChat: StandIn = {
  name: 'outside-chat',
  title: 'Chat',
  about: 'Customer service at five providers, and what each link told',
  icon: 'message',
  triggerField: 'path in an entry of customerService, after the address of the sandbox',
  triggers: chatLinks,
};

type Deps = { pool: Pool; clock: () => Date; wait: Wait };

const toldBy = (query: unknown): [string, string][] =>
  Object.entries(query as Record<string, unknown>).map(([name, value]) => [name, String(value)]);

export async function outsideChatRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  recordCalls(app, { ...deps, standIn: outsideChat.name });
  meetFaults(app, { ...deps, standIn: outsideChat.name });
  for (const { csType, path, reads } of chatProviders) {
    app.get(path, async ({ query }, reply) =>
      sendPage(reply, 200, toldPage({ csType, reads, told: toldBy(query) })),
    );
  }
  app.get('/chat', async ({ query }, reply) => {
    const told = toldBy(query);
    const text =
      told.length === 0
        ? 'Somebody would answer you here. You came as a guest.'
        : `Somebody would answer you here. You came with ${told.map(([name, value]) => `${name}: ${value}`).join(', ')}.`;
    return sendPage(reply, 200, plainPage({ title: 'Customer service', text }));
  });
}
