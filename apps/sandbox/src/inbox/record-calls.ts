// Records every call to a stand-in in the inbox, also one that was cut off or never answered.
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pool } from 'pg';
import { insertCall } from './store.ts';
import { pathWithoutSecrets, withoutSecrets } from './without-secrets.ts';

type Deps = {
  /** The stand-in's name. */
  standIn: string;
  pool: Pool;
  clock: () => Date;
};

export function recordCalls(app: FastifyInstance, { standIn, pool, clock }: Deps): void {
  const answers = new WeakMap<FastifyReply, string>();
  const record = async (reply: FastifyReply, at: Date): Promise<void> => {
    const { method, url, body } = reply.request;
    await insertCall(pool, {
      standIn,
      at,
      direction: 'in',
      method,
      path: pathWithoutSecrets(url),
      ...verdictOf(reply),
      requestBody: withoutSecrets(textOf(body)),
      answerBody: withoutSecrets(answers.get(reply) ?? ''),
      milliseconds: Math.round(reply.elapsedTime),
    });
  };
  app.addHook('onRequest', async (_, reply) => {
    const at = clock();
    // The onResponse hook is not called if the caller hung up.
    reply.raw.once('close', () => {
      record(reply, at).catch((error: unknown) => {
        app.log.warn({ err: error }, 'a call is missing in the inbox');
      });
    });
  });
  app.addHook('onSend', async (_, reply, payload) => {
    if (typeof payload === 'string') answers.set(reply, payload);
    return payload;
  });
}

const textOf = (body: unknown): string => {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return JSON.stringify(Object.fromEntries(body));
  return body === undefined || body === null ? '' : JSON.stringify(body);
};

function verdictOf({ raw, statusCode }: FastifyReply): { status: number | null; verdict: string } {
  if (!raw.headersSent) return { status: null, verdict: 'never answered' };
  if (!raw.writableFinished) return { status: null, verdict: 'cut off' };
  return { status: statusCode, verdict: String(statusCode) };
}
