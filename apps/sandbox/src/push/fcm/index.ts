// FCM: its console, what servers ask, and what its SDK asks in a browser, below the names of its hosts.
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { consoleApi } from './console-api.ts';
import type { Granted } from './granted.ts';
import { installationsApi, registrationsApi } from './sdk-api.ts';
import { sendApi } from './send-api.ts';

export type Fcm = {
  console: (app: FastifyInstance) => Promise<void>;
  api: (app: FastifyInstance) => Promise<void>;
};

export function openFcm(house: { pool: Pool; clock: () => Date }): Fcm {
  const granted: Granted = new Map();
  const deps = { ...house, granted };
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
