// FCM: its console, the calls of servers, and the calls of its SDK in a browser, below the names of its hosts.
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { consoleApi } from './console-api.ts';
import type { AccessTokens } from './access-tokens.ts';
import { installationsApi, registrationsApi } from './sdk-api.ts';
import { sendApi } from './send-api.ts';

export type Fcm = {
  console: (app: FastifyInstance) => Promise<void>;
  api: (app: FastifyInstance) => Promise<void>;
};

export function openFcm(context: { pool: Pool; clock: () => Date }): Fcm {
  const granted: AccessTokens = new Map();
  const deps = { ...context, granted };
  return {
    console: async (app) => {
      await app.register(async (api) => consoleApi(api, deps), { prefix: '/fcm' });
    },
    api: async (app) => {
      await app.register(async (api) => sendApi(api, deps), { prefix: '/fcm' });
      await app.register(async (api) => installationsApi(api, deps), {
        prefix: '/firebaseinstallations.googleapis.com',
      });
      await app.register(async (api) => registrationsApi(api, deps), {
        prefix: '/fcmregistrations.googleapis.com',
      });
    },
  };
}
