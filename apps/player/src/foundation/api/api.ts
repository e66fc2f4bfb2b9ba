// The site's calls: the client with the session's token, and the reactions to a session that ends or is limited.
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
  /** The teller of a failure; the alert if absent (NET-10). */
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
  /** Whether guests may see the lobby (ROUTE-12). */
  isLobbyOpen: boolean;
  front: SiteFront;
  onSessionEnded: () => void;
  /** Fetches the texts of error codes. */
  needWords: () => Promise<void>;
  /** Handles every failure, also one that the calling page shows. */
  onFailure: (failed: FailedCall) => void;
};

/** The error that the server would return, made without a call. No session has ended, so nothing is announced and the guard redirects. */
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
    // A call without the token would count as a guest's, and every tab would be logged out (SESS-07).
    if (audience !== 'guest') await session.known();
    const isOpen = audience === 'guest' || (audience === 'lobby' && isLobbyOpen);
    if (!isOpen && session.get() === null) throw notLoggedIn();
    try {
      return await call(endpoint, input, waiting);
    } catch (error) {
      // The page in front of the site shows it, and nothing else does (NET-10).
      if (front.closes(error)) throw error;
      // The guard redirects a limited session to its one page.
      if (error instanceof ApiError && saysSessionLimited(error)) session.limit();
      onFailure({ error, path, teller });
      // If the texts cannot be fetched, the page shows its general message.
      const isAnswer = error instanceof ApiError && error.kind === 'answer';
      if (teller === 'page' && isAnswer) await needWords().catch(() => null);
      throw error;
    }
  };
  return Object.assign(guarded, { prepare: call.prepare });
}
