// Admission to an endpoint. The session is checked when the whole request has arrived (H6), because it may end while the body arrives.
import { sessionCookie } from '@parlour/contract/session/session-cookie';
import type { Endpoint } from '@parlour/contract/endpoint';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { FindSession, Session, SessionHalves } from '../call.ts';
import type { GatewayForwarder } from '../forward/forward.ts';
import { Refusal } from '../refusal.ts';

type AdmissionDeps = {
  findSession: FindSession;
  /** Checks sessions of merchants with a gateway. */
  forwarding: Pick<GatewayForwarder, 'isBound'>;
};
type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void;

export function admissionTo(
  at: Endpoint,
  asking: AdmissionDeps,
): { beforeBody: Hook; afterBody: Hook } {
  const afterBody: Hook = (request, _reply, done) => {
    const halves = neededHalves(at, asking, request);
    if (halves === null) return done();
    if (halves instanceof Refusal) return done(halves);
    const keep = (session: Session): void => {
      request.session = session;
      done();
    };
    requireSession(at, asking, { request, halves }).then(keep, done);
  };
  return {
    // The body of a caller without session halves is not read, nor a picture of one without a live session.
    beforeBody: (request, reply, done) => {
      request.session = null;
      if (at.takesPicture) return afterBody(request, reply, done);
      const halves = neededHalves(at, asking, request);
      done(halves instanceof Refusal ? halves : undefined);
    },
    afterBody,
  };
}

/** Decides by headers and settings alone: a refusal, the halves of a session to find, or null if no session of ours is needed. */
function neededHalves(
  at: Endpoint,
  { forwarding }: AdmissionDeps,
  request: FastifyRequest,
): SessionHalves | Refusal | null {
  const hasGateway = request.merchant.setting('gateway.url') !== null;
  if (hasGateway && at.atGateway === 'off') return new Refusal('function.not.available');
  if (!isForMember(at, request)) return null;
  const halves = halvesOf(request);
  if (!halves) return new Refusal('customer.not.login');
  if (!hasGateway) return halves;
  // The gateway checks the session itself; calls that we answer need none.
  return forwarding.isBound(request.merchant, halves) ? null : new Refusal('customer.not.login');
}

/** Whether the call needs a session. In the lobby a token needs one, so that an ended session is reported; guests of an open lobby need none (ROUTE-12). */
function isForMember({ audience }: Endpoint, { headers, merchant }: FastifyRequest): boolean {
  if (audience !== 'lobby') return audience === 'member';
  return Boolean(headers.authorization) || !merchant.setting('guestLobby');
}

/** The halves of a session; null if not both were sent. */
function halvesOf({ headers, cookies }: FastifyRequest): SessionHalves | null {
  const token = headers.authorization;
  const cookie = cookies[sessionCookie];
  return token && cookie ? { token, cookie } : null;
}

async function requireSession(
  at: Endpoint,
  { findSession }: AdmissionDeps,
  { request, halves }: { request: FastifyRequest; halves: SessionHalves },
): Promise<Session> {
  // A page that asks upon a signal says so: nobody has done anything.
  const isAction = request.headers['activity'] !== 'none';
  const isExtended = (at.extendsSession ?? true) && isAction;
  const session = await findSession(request.merchant, halves, isExtended);
  if (!session) throw new Refusal('customer.not.login');
  request.memberId = session.memberId;
  if (session.limited && !at.openToLimitedSession) throw new Refusal('password_change_required');
  if (session.isBasic && at.needsFullLogin) throw new Refusal('full_login_required');
  return session;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Null until the whole request has arrived, and for guests. */
    session: Session | null;
  }
}
