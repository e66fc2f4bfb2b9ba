// Opens an account for a person who signs in with an unknown identity, at a merchant that requires nothing else of newcomers (IDP-03).
// The registration module, which depends on this one, passes in the function that creates accounts.
import type { Call } from '#http/call';
import type { CallAnswer, CallInput } from '#http/route';
import type { Identity } from '#modules/identity';
import type { OpenedSession } from './open-registered.ts';

type Input = CallInput<'signIn'>;

export type Stranger = Pick<
  Input,
  'affiliateCode' | 'referralCode' | 'domain' | 'registerUrl' | 'loginDeviceId'
> & { identity: Identity };

export type NewAccount = { session: OpenedSession; id: string; userName: string };

/** Null if the player has to be asked for more; `refused` for a token that was used meanwhile. */
export type RegisterStranger = (
  call: Call,
  stranger: Stranger,
) => Promise<NewAccount | 'refused' | null>;

/** Begins the first session of the new account, and returns the login's answer. */
export function welcome({ session, id, userName }: NewAccount): CallAnswer<'signIn'> {
  session.begin();
  return {
    token: session.token,
    id,
    userName,
    firstTimeLogin: true,
    passwordExpired: false,
    passwordChangeRequired: false,
  };
}
