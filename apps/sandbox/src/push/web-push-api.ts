// A push service for browsers (RFC 8030): the calls of a browser, and the address to which senders post.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { openMessage, readSender } from './open-message.ts';
import { findSubscription, insertPush, keepSubscription, noteDown } from './store.ts';
import { answerFor, isRefused } from './triggers.ts';

export type PushDeps = { pool: Pool; clock: () => Date };

const mostBytes = 4_096;
const originOf = (host: string): string => `http://${host}`;

/** Plays the browser: creates a subscription and returns it as a browser serializes it. */
export function subscriptionApi(app: FastifyInstance, { pool, clock }: PushDeps): void {
  app.post<{ Body: { id?: unknown; senderKey?: unknown } | null }>(
    '/subscriptions',
    async ({ body, host }, reply) => {
      const given = body?.id ?? randomBytes(12).toString('hex');
      const id = typeof given === 'string' && /^[\w-]{1,60}$/.test(given) ? given : null;
      if (id === null) return reply.code(400).send({ error: 'an id has letters and digits' });
      const senderKey = typeof body?.senderKey === 'string' ? body.senderKey : null;
      const pair = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
      const privateKey = pair.privateKey.export({ format: 'jwk' });
      const auth = randomBytes(16);
      await keepSubscription(pool, { id, privateKey, auth, senderKey }, clock());
      const { x = '', y = '' } = privateKey;
      const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
      return reply.code(201).send({
        endpoint: `${originOf(host)}/push/web/${id}`,
        expirationTime: null,
        keys: {
          p256dh: Buffer.concat(point).toString('base64url'),
          auth: auth.toString('base64url'),
        },
      });
    },
  );
}

export function webPushApi(app: FastifyInstance, { pool, clock }: PushDeps): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );
  app.post<{ Params: { id: string }; Body: Buffer }>(
    '/web/:id',
    async ({ params: { id }, body, host, headers }, reply) => {
      const now = clock();
      const sender = readSender({
        header: headers.authorization,
        origin: originOf(host),
        now: now.getTime(),
      });
      if (sender === null) return reply.code(401).send({ reason: 'VAPID' });
      if (isRefused(sender)) return reply.code(403).send({ reason: 'BadJwtToken' });
      const subscription = await findSubscription(pool, id);
      if (!subscription) return reply.code(410).send({ reason: 'unsubscribed' });
      if (subscription.senderKey !== null && subscription.senderKey !== sender.key) {
        return reply.code(403).send({ reason: 'another sender' });
      }
      const answer = answerFor(subscription);
      if (answer) {
        await noteDown(pool, id);
        if (answer.retryAfter) reply.header('retry-after', String(answer.retryAfter));
        return reply.code(answer.status).send({ reason: 'as the id asks' });
      }
      if (!/^\d+$/.test(String(headers['ttl'] ?? ''))) {
        return reply.code(400).send({ reason: 'TTL' });
      }
      if (!Buffer.isBuffer(body) || headers['content-encoding'] !== 'aes128gcm') {
        return reply.code(400).send({ reason: 'Content-Encoding' });
      }
      if (body.length > mostBytes) return reply.code(413).send({ reason: 'too large' });
      const text = openMessage(subscription, body);
      if (text === null) return reply.code(400).send({ reason: 'cannot be opened' });
      const topic = headers['topic'];
      await insertPush(pool, {
        at: now,
        to: id,
        sender: sender.key,
        topic: typeof topic === 'string' ? topic : null,
        body: text,
      });
      return reply
        .code(201)
        .header('location', `${originOf(host)}/push/message/${randomBytes(8).toString('hex')}`)
        .send();
    },
  );
}
