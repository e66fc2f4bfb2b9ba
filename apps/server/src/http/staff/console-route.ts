// One route of the back office: who may call, and what is read of the request.
import type { Endpoint } from '@parlour/contract/endpoint';
import { staffCookie } from '@parlour/contract/staff/console-cookies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FindStaffSession } from './staff-session.ts';
import { notLoggedIn } from './staff-refusal.ts';

export type ConsoleApi = { app: FastifyInstance; findSession: FindStaffSession };

type HandleRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Registers a route. A call of staff without a cookie is refused before its body is read; the session is found when all of it has arrived (H6). */
export function addConsoleRoute(
  { app, findSession }: ConsoleApi,
  at: Endpoint,
  handler: HandleRequest,
): void {
  const needsSession = at.audience === 'staff';
  const admit = async (request: FastifyRequest): Promise<void> => {
    if (!needsSession) return;
    // A page that asks by itself, or reads a stream, says so: nobody has done anything (S1).
    const isAction = at.extendsSession !== false && request.headers['activity'] !== 'none';
    request.staffSession = await findSession(request.cookies[staffCookie] ?? '', isAction);
    if (!request.staffSession) throw notLoggedIn();
  };
  app.route({
    method: at.method,
    url: at.path,
    config: { endpoint: at },
    onRequest: async (request) => {
      request.staffSession = null;
      if (needsSession && request.cookies[staffCookie] === undefined) throw notLoggedIn();
      // No picture of a caller without a live session is read.
      if (at.takesPicture) await admit(request);
    },
    preHandler: admit,
    handler,
  });
}
