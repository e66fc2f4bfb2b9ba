// The site's calls: the client, told who calls, and what the end or the limiting of a session leads to.
import { ApiError } from '@parlour/client/api-error';
import {
  createClient,
  type ClientOptions,
  type SealingPreparation,
  type ClientCallOptions,
} from '@parlour/client/client';
import { saysSessionLimited } from '@parlour/client/session-end';
import type { Answer, Endpoint, Input } from '@parlour/contract/endpoint';
import type { Session } from '#foundation/session/session.ts';
import type { SiteFront } from '#foundation/site/front.ts';
import type { FailedCall, Teller } from './failed-call.ts';

export type CallOptions = ClientCallOptions & {
  /** Absent: the alert (NET-10). */
  teller?: Teller;
};
type Call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions,
) => Promise<Answer<E>>;
export type Api = Call & SealingPreparation;

type Options = Omit<ClientOptions, 'token' | 'onSessionEnded'> & {
  session: Session;
  /** Whether guests may look around (ROUTE-12). */
  isLobbyOpen: boolean;
  front: SiteFront;
  onSessionEnded: () => void;
  /** Fetches the texts in which a page says a failure. */
  needWords: () => Promise<void>;
  /** Hears of every failure, also where the page that asked says it itself. */
  onFailure: (failed: FailedCall) => void;
};

/** What the server would say, without asking it: no session ended, so nothing is announced, and the guard leads on. */
const notLoggedIn = () =>
  new ApiError({ kind: 'answer', code: 'customer.not.login', status: 401, message: '' });

export function createApi(options: Options): Api {
  const { session, isLobbyOpen, front, onSessionEnded, needWords, onFailure } = options;
  const call = createClient({
    ...options,
    token: () => session.get()?.token ?? null,
    onSessionEnded: () => {
      session.lose();
      onSessionEnded();
    },
  });
  const guarded: Call = async (endpoint, input, { teller = 'alert', ...waiting } = {}) => {
    const { audience, path } = endpoint;
    // Asked too early, the server would take a member for nobody, and every tab would be logged out (SESS-07).
    if (audience !== 'guest') await session.known();
    const isOpen = audience === 'guest' || (audience === 'lobby' && isLobbyOpen);
    if (!isOpen && session.get() === null) throw notLoggedIn();
    try {
      return await call(endpoint, input, waiting);
    } catch (error) {
      // The page in front says it, and nobody else (NET-10).
      if (front.closes(error)) throw error;
      // The guard does the rest: a limited session has one page.
      if (error instanceof ApiError && saysSessionLimited(error)) session.limit();
      onFailure({ error, path, teller });
      // Without them the page still says that it failed.
      const isAnswer = error instanceof ApiError && error.kind === 'answer';
      if (teller === 'page' && isAnswer) await needWords().catch(() => null);
      throw error;
    }
  };
  return Object.assign(guarded, { prepare: call.prepare });
}
