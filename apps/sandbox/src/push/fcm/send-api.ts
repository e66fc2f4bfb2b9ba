// Calls of servers to FCM: for an access token, and to send a message (vendors.md 6).
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { decodeJwt, importSPKI, jwtVerify } from 'jose';
import type { Pool } from 'pg';
import { insertPush } from '../store.ts';
import { answerFor } from '../triggers.ts';
import { sendError, type GoogleError } from './fcm-error.ts';
import type { AccessTokens } from './access-tokens.ts';
import { findAccount, findRegistration, noteDown, type Registration } from './store.ts';

type Deps = { pool: Pool; clock: () => Date };

const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const tokenSeconds = 3_600;
const mostBytes = 4_096;

export function sendApi(app: FastifyInstance, deps: Deps & { granted: AccessTokens }): void {
  const { granted } = deps;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.post<{ Body: unknown }>('/token', async ({ body, host }, reply) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    const project = await readAccount(form, `http://${host}/push/fcm/token`, deps);
    if (project === null) {
      return reply.code(400).send({
        error: 'invalid_grant',
        error_description: 'Invalid JWT Signature.',
      });
    }
    const token = `ya29.${randomBytes(32).toString('base64url')}`;
    granted.set(token, { project, until: deps.clock().getTime() + tokenSeconds * 1_000 });
    return { access_token: token, expires_in: tokenSeconds, token_type: 'Bearer' };
  });
  app.post<{ Params: { project: string }; Body: { message?: Message } | null }>(
    '/v1/projects/:project/messages::send',
    async ({ params: { project }, body, headers }, reply) => {
      const token = headers.authorization?.replace(/^Bearer /, '') ?? '';
      const holder = granted.get(token);
      if (!holder || holder.until <= deps.clock().getTime()) {
        return sendError(reply, {
          code: 401,
          status: 'UNAUTHENTICATED',
          message: 'Request had invalid authentication credentials.',
        });
      }
      if (holder.project !== project) {
        return sendError(reply, {
          code: 403,
          status: 'PERMISSION_DENIED',
          message: `Permission 'cloudmessaging.messages.create' denied on 'projects/${project}'`,
        });
      }
      return take(reply, { project, message: body?.message ?? {} }, deps);
    },
  );
}

/** Returns the project of the account that signed the assertion; null if it is not valid. */
async function readAccount(
  form: URLSearchParams,
  audience: string,
  { pool, clock }: Deps,
): Promise<string | null> {
  const assertion = form.get('assertion') ?? '';
  try {
    const account = await findAccount(pool, decodeJwt(assertion).iss ?? '');
    if (!account || form.get('grant_type') !== grant) return null;
    const { payload } = await jwtVerify(assertion, await importSPKI(account.publicKey, 'RS256'), {
      algorithms: ['RS256'],
      audience,
      currentDate: clock(),
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: `${tokenSeconds}s`,
    });
    const scopes = String(payload['scope']).split(' ');
    return scopes.includes(scope) ? account.project : null;
  } catch {
    return null;
  }
}

type Message = {
  fid?: unknown;
  token?: unknown;
  data?: unknown;
  webpush?: { headers?: Record<string, unknown> };
};
type SendCall = { project: string; message: Message };

const invalid = (message: string): GoogleError => ({
  code: 400,
  status: 'INVALID_ARGUMENT',
  message,
  errorCode: 'INVALID_ARGUMENT',
});

/** Errors by the status that the ending of a subscription's id requests. */
const troubles: Readonly<Record<number, GoogleError>> = {
  400: invalid('The registration token is not a valid FCM registration token'),
  404: {
    code: 404,
    status: 'NOT_FOUND',
    message: 'Requested entity was not found.',
    errorCode: 'UNREGISTERED',
  },
  429: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'Quota exceeded.',
    errorCode: 'QUOTA_EXCEEDED',
  },
  503: {
    code: 503,
    status: 'UNAVAILABLE',
    message: 'The service is currently unavailable.',
    errorCode: 'UNAVAILABLE',
  },
};

function faultOf({ fid, token, data }: Message): string | null {
  const targets = [fid, token].filter((each) => typeof each === 'string');
  if (targets.length !== 1) return 'Exactly one of token, fid, topic and condition is required';
  const isData = typeof data === 'object' && data !== null;
  if (!isData || !Object.values(data).every((each) => typeof each === 'string')) {
    return 'Invalid value at message.data: texts only';
  }
  return Buffer.byteLength(JSON.stringify(data)) > mostBytes ? 'Message is too big' : null;
}

async function take(
  reply: FastifyReply,
  { project, message }: SendCall,
  { pool, clock }: Deps,
): Promise<FastifyReply> {
  const fault = faultOf(message);
  if (fault !== null) return sendError(reply, invalid(fault));
  const fid = String(message.fid ?? message.token);
  const found = await findRegistration(pool, { project, fid });
  if (!found) return sendError(reply, troubles[404] ?? invalid('gone'));
  const answer = answerFor({ id: found.endpoint, wasDown: found.wasDown });
  if (answer) {
    await noteDown(pool, found);
    if (answer.retryAfter) reply.header('retry-after', String(answer.retryAfter));
    return sendError(reply, troubles[answer.status] ?? invalid('as the id asks'));
  }
  const id = randomUUID();
  await deliver(found, { message, id }, { pool, clock });
  return reply.send({ name: `projects/${project}/messages/${id}` });
}

/** Stores a message as the browser passes it to the service worker. */
async function deliver(
  { project, fid }: Registration,
  { message, id }: { message: Message; id: string },
  { pool, clock }: Deps,
): Promise<void> {
  const topic = message.webpush?.headers?.['Topic'];
  await insertPush(pool, {
    at: clock(),
    to: fid,
    sender: project,
    topic: typeof topic === 'string' ? topic : null,
    body: JSON.stringify({
      data: message.data,
      from: '1',
      priority: 'normal',
      fcmMessageId: id,
    }),
  });
}
