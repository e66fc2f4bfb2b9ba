// Creates an app that answers only under its own host names, sends the safety headers, and logs callers and routes without addresses, because those contain launch codes.
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

export type AppOptions = {
  /** The host names under which it answers. */
  hosts: readonly string[];
  isHttps: boolean;
  /** Proxies whose statement of a request's source is trusted. */
  trustedProxies?: readonly string[];
  /** The time that an idle connection from a trusted proxy stays open, in seconds. */
  keepAliveSeconds?: number;
  /** The key with which the log hashes addresses. */
  key: KeyObject;
  /** The destination of log lines; by default the process's output. */
  log?: { write: (line: string) => void } | undefined;
};

/** The authenticated caller. */
export type Caller = { operator: number } | { play: string };

export function openApp({
  hosts,
  isHttps,
  trustedProxies = [],
  keepAliveSeconds,
  key,
  log,
}: AppOptions): FastifyInstance {
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
    // Fastify's own log lines contain the address.
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
  // A request under another host name may be DNS rebinding, so it is not answered.
  app.addHook('onRequest', async (request, reply) => {
    if (namesTwoHosts(request.raw)) return reply.code(400).send(unread);
    if (request.url === '/livez' || hosts.includes(hostName(request))) return;
    return reply.callNotFound();
  });
  app.get('/livez', async () => ({ status: 'ok' }));
  return app;
}

/** Opens the log. Lines are written as soon as the process is idle. */
function openOutput(): { write: (line: string) => void } {
  const base = { pid: process.pid, hostname: hostname() };
  const out = openLineStream({ base, longest: 0, gathered: 32 * 1_024 });
  process.once('exit', out.flushSync);
  return out;
}

/** Logs refusals that are one word. Longer ones are sentences for an operator, and their status is enough. */
function noteErrors(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, _reply, payload) => {
    const { error } = Object(payload) as { error?: unknown };
    if (typeof error === 'string' && /^[a-z_]{1,40}$/.test(error)) request.errorCode = error;
    return payload;
  });
}

/** Returns the host name as sent; X-Forwarded-Host is ignored (H3). */
const hostName = (request: FastifyRequest): string =>
  (request.headers.host ?? '').replace(/:\d*$/, '');

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller; null for all others. */
    caller: Caller | null;
  }
}
