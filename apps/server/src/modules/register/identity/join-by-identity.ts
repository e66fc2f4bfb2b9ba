// Opens an account for a third-party identity, with its first session, in one transaction; or returns the reason for refusing (IDP-04).
import type { Tx } from '@parlour/database/connection';
import { anyText, judgeField } from '@parlour/contract/register/judge';
import type { Call } from '#http/call';
import { writeAudit } from '#modules/audit';
import { connectIdentity, findOwner, lockIdentity, spendToken } from '#modules/identity';
import type { Identity } from '#modules/identity';
import { openRegistered } from '#modules/login';
import type { CountryOf } from '#providers/countries/countries';
import { openAccount, type OpenedAccount } from '../open-account.ts';
import { registerEvent } from '../register-event.ts';
import { hasMobile, lockFor } from '../store.ts';
import type { Origin } from './origin.ts';

export type Newcomer = {
  identity: Identity;
  passwordHash: string;
  origin: Origin;
  hasAccepted: boolean;
  deviceId: string;
  at: Date;
  /** The audit event's subject in place of a name. */
  tried: string;
};

type JoinContext = { tx: Tx; call: Call; countryOf: CountryOf | null };
type Session = Awaited<ReturnType<typeof openRegistered>>;
type Outcome =
  | ({ kind: 'joined'; session: Session } & OpenedAccount)
  | { kind: 'refused'; code: 'identity_refused' | 'identity_taken' };

/** Returns refusals rather than throwing them, so that their audit events are committed. */
export async function joinByIdentity(
  { tx, call, countryOf }: JoinContext,
  newcomer: Newcomer,
): Promise<Outcome> {
  const { identity, deviceId, at, tried } = newcomer;
  const refuse = async (code: 'identity_refused' | 'identity_taken'): Promise<Outcome> => {
    const event = registerEvent(call, { result: code, method: 'identity', username: tried, at });
    await writeAudit(tx, event);
    return { kind: 'refused', code };
  };
  // Of several concurrent calls the first one decides.
  await lockIdentity(tx, identity);
  // The token is not spent, because the owner may still log in with it.
  if ((await findOwner(tx, identity)) !== null) return refuse('identity_taken');
  if (!(await spendToken(tx, identity))) return refuse('identity_refused');
  const opened = await openAccount(tx, call, await accountOf(tx, newcomer));
  if (!opened) throw new Error('an account without a name of its own was refused one');
  const { member } = opened;
  const connected = await connectIdentity(tx, identity, { memberId: member.id, at });
  if (!connected) throw new Error('somebody got the identity that was locked');
  const session = await openRegistered(tx, call, { member, deviceId, at, countryOf });
  return { kind: 'joined', session, ...opened };
}

/** Columns of the new account. A number that another member has stays with that member and is only stored as claimed. */
async function accountOf(
  tx: Tx,
  { identity, passwordHash, origin, hasAccepted, deviceId, at }: Newcomer,
) {
  const { phoneNumber: number } = identity;
  if (number !== null) await lockFor(tx, `mobile:${number}`);
  const isFree = number !== null && !(await hasMobile(tx, number));
  return {
    method: 'identity' as const,
    username: null,
    passwordHash,
    mobile: isFree ? number : null,
    claimedMobile: isFree ? null : number,
    email: readEmail(identity),
    isEmailProven: true,
    payeeName: null,
    ...origin,
    hasAccepted,
    deviceId,
    at,
  };
}

/** The proven address, or null for one that could inject mail headers. */
function readEmail({ email }: Identity): string | null {
  const any = { acceptedPattern: anyText, minLength: 1, maxLength: 254, required: false };
  return email !== null && judgeField('email', any, email) === null ? email : null;
}
