import { shapes } from '@parlour/contract/contract.schema';
import { logOut, logOutByPost } from '@parlour/contract/session';
import type { MemberCall } from '#http/call';
import { route, type Api } from '#http/route';
import type { SessionStore } from './store.ts';

export function sessionRoutes(api: Api, store: SessionStore): void {
  const end = async (_input: unknown, { merchant, session, setSessionCookie }: MemberCall) => {
    await store.remove(merchant.code, session.id, session.memberId);
    setSessionCookie(null);
    return null;
  };
  route(api, [logOut, shapes.logOut], end);
  route(api, [logOutByPost, shapes.logOutByPost], end);
}
