// Actions of people at Google's console: create an account that may send, and revoke its tokens.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { AccessTokens } from './access-tokens.ts';
import { keepAccount } from './store.ts';

type Deps = { pool: Pool; granted: AccessTokens };

export function consoleApi(app: FastifyInstance, { pool, granted }: Deps): void {
  app.post('/forget', async () => {
    granted.clear();
    return {};
  });
  app.get<{ Querystring: { project?: string } }>('/granted', async ({ query: { project } }) => ({
    granted: [...granted.values()].filter((each) => each.project === project).length,
  }));
  app.post<{ Body: { project?: unknown } | null }>('/accounts', async ({ body, host }, reply) => {
    const project = body?.project;
    if (typeof project !== 'string' || !/^[a-z][\w-]{0,60}$/.test(project)) {
      return reply.code(400).send({ error: 'a project has a name' });
    }
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const name = `firebase-adminsdk-${randomBytes(4).toString('hex')}`;
    const clientEmail = `${name}@${project}.iam.gserviceaccount.example`;
    await keepAccount(pool, { clientEmail, project, publicKey });
    return reply.code(201).send({
      type: 'service_account',
      project_id: project,
      private_key_id: randomBytes(20).toString('hex'),
      private_key: privateKey,
      client_email: clientEmail,
      token_uri: `http://${host}/push/fcm/token`,
    });
  });
}
