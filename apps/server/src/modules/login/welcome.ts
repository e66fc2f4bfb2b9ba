// Whoever signs in for the first time, at a merchant that asks nothing of newcomers, gets an account by it (IDP-03). How accounts are opened others know: they stand above, so it is given to this module.
import type { Call } from '#http/call';
import type { CallAnswer, CallInput } from '#http/route';
import type { Identity } from '#modules/identity';
import type { OpenedSession } from './open-registered.ts';

type Input = CallInput<'signIn'>;

export type Stranger = Pick<
  Input,
  'affiliateCode' | 'referralCode' | 'domain' | 'registerUrl' | 'loginDeviceId'
> & { identity: Identity };

export type Registered = { session: OpenedSession; id: string; userName: string };

/** Null where the player is to be asked; `refused` for a token that was used meanwhile. */
export type RegisterStranger = (
  call: Call,
  stranger: Stranger,
) => Promise<Registered | 'refused' | null>;

/** The account is open, and its first session with it. */
export function welcome({ session, id, userName }: Registered): CallAnswer<'signIn'> {
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
