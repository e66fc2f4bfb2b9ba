import { shapes } from '@parlour/contract/contract.schema';
import * as calls from '@parlour/contract/session/calls';
import type { MemberCall } from '#http/call';
import type { Limits } from '#http/limits';
import { route, type Api } from '#http/route';
import type { HandoffStore } from './handoff-store.ts';
import {
  discardHandoff,
  inspectHandoff,
  mintHandoff,
  redeemHandoff,
  type HandoffDeps,
} from './handoff.ts';
import { sessionOpener } from './open-session.ts';
import type { SessionStore } from './store.ts';

type Deps = { store: SessionStore; handoffs: HandoffStore; limits: Limits; clock: () => Date };

export function sessionRoutes(api: Api, deps: Deps): void {
  logOutRoutes(api, deps.store);
  handoffRoutes(api, { ...deps, openSession: sessionOpener(deps) });
}

function logOutRoutes(api: Api, store: SessionStore): void {
  const end = async (_input: unknown, { merchant, session, setSessionCookie }: MemberCall) => {
    await store.remove(merchant.code, session.id, session.memberId);
    setSessionCookie(null);
    return null;
  };
  route(api, [calls.logOut, shapes.logOut], end);
  route(api, [calls.logOutByPost, shapes.logOutByPost], end);
}

function handoffRoutes(api: Api, deps: HandoffDeps): void {
  route(api, [calls.mintHandoff, shapes.mintHandoff], (input, call) =>
    mintHandoff(call, input.audience, deps),
  );
  route(api, [calls.inspectHandoff, shapes.inspectHandoff], (input, call) =>
    inspectHandoff(call, input.code, deps),
  );
  route(api, [calls.discardHandoff, shapes.discardHandoff], (input, call) =>
    discardHandoff(call, input.code, deps),
  );
  route(api, [calls.redeemHandoff, shapes.redeemHandoff], async (input, call) => {
    const { cookie, ...answer } = await redeemHandoff(call, input, deps);
    call.setSessionCookie(cookie);
    return answer;
  });
}
