// A stand-in for an identity service: answers the unmodified SDK (vendors.md 5), signs its tokens, and shows an account page. Its paths are at the root of the sandbox's origin, because the SDK drops a path.
import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { accountsApi } from './accounts-api.ts';
import { personTriggers } from './persons.ts';
import { secureTokenApi } from './secure-token-api.ts';
import { signInPages } from './sign-in-pages.ts';
import { createTokens } from './tokens.ts';

export const identity: StandIn = {
  name: 'identity',
  title: 'Identity',
  about: 'Sign-in with Google, Facebook, Twitter, LINE or a number',
  icon: 'person',
  triggerField: 'the name on the account page, the number or the code',
  triggers: personTriggers,
};

type Deps = { pool: Pool; clock: () => Date; wait: Wait; key: KeyObject };

export async function identityRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const tokens = createTokens(deps.key, deps.clock);
  await app.register(async (pages) => signInPages(pages));
  await app.register(async (api) => {
    recordCalls(api, { ...deps, standIn: identity.name });
    meetFaults(api, { ...deps, standIn: identity.name });
    api.get('/identity/keys', async (_, reply) =>
      reply.header('cache-control', 'public, max-age=3600').send(tokens.keys),
    );
  });
  await app.register(
    async (api) => {
      letBrowsersCall(api, deps);
      accountsApi(api, { ...deps, tokens });
    },
    { prefix: '/identitytoolkit.googleapis.com' },
  );
  await app.register(
    async (api) => {
      letBrowsersCall(api, deps);
      secureTokenApi(api, tokens);
    },
    { prefix: '/securetoken.googleapis.com' },
  );
}

/** Allows calls from pages of any origin, as the real service does. */
function letBrowsersCall(api: FastifyInstance, deps: Deps): void {
  api.addHook('onRequest', async ({ headers }, reply) => {
    reply.header('access-control-allow-origin', headers.origin ?? '*').header('vary', 'origin');
  });
  recordCalls(api, { ...deps, standIn: identity.name });
  api.options('/*', async ({ headers }, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', headers['access-control-request-headers'] ?? '*')
      .code(204)
      .send(),
  );
  meetFaults(api, { ...deps, standIn: identity.name });
}
