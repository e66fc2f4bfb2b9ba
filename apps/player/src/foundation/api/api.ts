// The site's calls: the client, told who calls, and what the end or the limiting of a session leads to.
import { ApiError } from '@parlour/client/api-error';
import { createClient, type Api, type Call, type ClientOptions } from '@parlour/client/client';
import type { Session } from '#foundation/session/session.ts';
import type { SiteFront } from '#foundation/site/front.ts';

export type { Api };
type Options = Omit<ClientOptions, 'token' | 'onSessionEnded'> & {
  session: Session;
  /** Whether guests may look around (ROUTE-12). */
  isLobbyOpen: boolean;
  front: SiteFront;
  onSessionEnded: () => void;
};

/** What the server would say, without asking it: no session ended, so nothing is announced, and the guard leads on. */
const notLoggedIn = () =>
  new ApiError({ kind: 'answer', code: 'customer.not.login', status: 401, message: '' });

export function createApi({
  session,
  isLobbyOpen,
  front,
  onSessionEnded,
  ...options
}: Options): Api {
  const call = createClient({
    ...options,
    token: () => session.get()?.token ?? null,
    onSessionEnded: () => {
      session.end();
      onSessionEnded();
    },
  });
  const guarded: Call = async (endpoint, input) => {
    // Asked too early, the server would take a member for nobody, and every tab would be logged out (SESS-07).
    if (endpoint.audience !== 'guest') await session.known();
    const isOpen = endpoint.audience === 'guest' || (endpoint.audience === 'lobby' && isLobbyOpen);
    if (!isOpen && session.get() === null) throw notLoggedIn();
    try {
      return await call(endpoint, input);
    } catch (error) {
      front.closes(error);
      // The guard does the rest: a limited session has one page.
      if (error instanceof ApiError && error.code === 'password_change_required') session.limit();
      throw error;
    }
  };
  return Object.assign(guarded, { prepare: call.prepare });
}
