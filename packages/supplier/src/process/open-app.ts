// An app that answers under its own names only, lets no browser do anything that an answer does not allow, and logs who asked for what without an address: addresses hold launch codes.
import type { KeyObject } from 'node:crypto';
import { hostname } from 'node:os';
import { openEdge } from '@parlour/edge/edge';
import { faultLines } from '@parlour/edge/fault-line';
import { addressHash } from '@parlour/edge/hashed-address';
import { openLineStream } from '@parlour/edge/line-stream';
import { logRequests } from '@parlour/edge/request-log';
import { safetyHeaders } from '@parlour/edge/safety-headers';
import { namesTwoHosts } from '@parlour/edge/sent-headers';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';

const unread = { error: 'this request cannot be read' };

export type Front = {
  /** The names it answers to. */
  hosts: readonly string[];
  isHttps: boolean;
  /** Whose word counts for where a request comes from. */
  trustedProxies?: readonly string[];
  /** How long a connection from one of them is kept without a request, in seconds. */
  keepAliveSeconds?: number;
  /** By which the log hashes addresses. */
  key: KeyObject;
  /** Where the log's lines go; the process's output unless told. */
  log?: { write: (line: string) => void } | undefined;
};

/** Whom a call comes from, as far as it has been proven. */
export type Caller = { operator: number } | { play: string };

export function openApp({
  hosts,
  isHttps,
  trustedProxies = [],
  keepAliveSeconds,
  key,
  log,
}: Front): FastifyInstance {
  const hashAddress = addressHash(key.export({ type: 'pkcs8', format: 'der' }));
  const edge = openEdge({
    headers: safetyHeaders({ isHttps }),
    ...(keepAliveSeconds !== undefined && {
      proxies: { addresses: trustedProxies, keptSeconds: keepAliveSeconds },
    }),
    bodyOf: () => unread,
    onRefused: (status, address = '') =>
      app.log.info({ from: hashAddress(address), status }, 'refused unread'),
  });
  const app: FastifyInstance = fastify({
    ...edge.options,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    logger: {
      level: 'info',
      ...faultLines,
      serializers: {
        ...faultLines.serializers,
        req: ({ method }: { method: string }) => ({ method }),
      },
      stream: log ?? openOutput(),
    },
    // Fastify's own lines have the address in them.
    logController: new LogController({ disableRequestLogging: true }),
    // A launch opens once: a HEAD request must not open it.
    exposeHeadRoutes: false,
    // Otherwise a call that is never answered would keep the process from ending.
    forceCloseConnections: true,
  });
  app.decorateRequest('caller', null);
  logRequests(app, { hashAddress, whoOf: ({ caller }) => ({ ...caller }) });
  noteErrors(app);
  edge.guard(app);
  // A request under another host name may be DNS rebinding: it gets nothing.
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request.raw)) return reply.code(400).send(unread);
    if (request.url === '/livez' || hosts.includes(hostName(request))) return;
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  return app;
}

/** Lines are written as soon as the process has nothing else to do. */
function openOutput(): { write: (line: string) => void } {
  const base = { pid: process.pid, hostname: hostname() };
  const out = openLineStream({ base, longest: 0, gathered: 32 * 1_024 });
  process.once('exit', out.flushSync);
  return out;
}

/** Refusals are one word; what is longer is a sentence for an operator, and its status says enough. */
function noteErrors(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { error } = Object(payload) as { error?: unknown };
    if (typeof error === 'string' && /^[a-z_]{1,40}$/.test(error)) request.errorCode = error;
    return payload;
  });
}

/** As it was sent: what a proxy says in X-Forwarded-Host changes nothing (H3). */
const hostName = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d*$/, '');

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for everybody else, whoever they say they are. */
    caller: Caller | null;
  }
}
