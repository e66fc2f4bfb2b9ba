// Registers a visitor who signed in with a third-party account: on request (IDP-04), or automatically if the merchant wants it (IDP-03).
// The token is the proof, so no captcha is needed.
import { randomBytes } from 'node:crypto';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer, CallInput } from '#http/route';
import { writeAudit } from '#modules/audit';
import { checkToken, nameOfToken, type IdentityDeps } from '#modules/identity';
import type { RegisterStranger } from '#modules/login';
import type { Messenger } from '#modules/messages';
import type { PasswordCheck } from '#modules/password';
import type { CountryOf } from '#providers/countries/countries';
import { admitRegistration, countRegistration, type AdmitDeps } from '../admit-registration.ts';
import { termsOf } from '../present-registration.ts';
import { registerEvent } from '../register-event.ts';
import { tellOwner, type OwnerTexts } from '../tell-owner.ts';
import { joinByIdentity, type Newcomer } from './join-by-identity.ts';
import { originOf } from './origin.ts';

export type ByIdentityDeps = AdmitDeps &
  IdentityDeps & {
    passwords: Pick<PasswordCheck, 'hash'>;
    countryOf: CountryOf | null;
    messenger: Messenger;
    ownerTexts: OwnerTexts;
  };

export async function registerByIdentity(
  call: Call,
  input: CallInput<'registerByIdentity'>,
  deps: ByIdentityDeps,
): Promise<CallAnswer<'registerByIdentity'>> {
  const { merchant } = call;
  if (!merchant.flag('FIREBASECREATEACC3')) throw new Refusal('function.not.available');
  const { firebaseChannel: channel, firebaseIdToken: idToken, loginDeviceId: deviceId } = input;
  const tried = nameOfToken(idToken);
  await admitRegistration(call, { username: tried, method: 'identity' }, deps);
  const hasTerms = termsOf(merchant) !== null;
  // The terms are checked first, so that the token is still valid when the box is ticked.
  if (hasTerms && input.accepted !== true) {
    throw new Refusal('register_invalid', { fields: { accepted: 'missing' } });
  }
  const identity = await checkToken(merchant, { channel, idToken }, deps);
  if (!identity) return refuse(call, tried, deps);
  const origin = originOf(call, input);
  const given = { identity, origin, hasAccepted: hasTerms, deviceId, tried };
  const outcome = await join(call, given, deps);
  if (outcome.kind === 'refused') throw new Refusal(outcome.code);
  outcome.session.begin();
  const { id, username: userName } = outcome.member;
  return { token: outcome.session.token, id, userName };
}

/** Audits and refuses a token that proves nothing. */
async function refuse(call: Call, tried: string, deps: ByIdentityDeps): Promise<never> {
  const at = deps.clock();
  const event = registerEvent(call, {
    result: 'identity_refused',
    method: 'identity',
    username: tried,
    at,
  });
  await deps.database.query(call.merchant.code, (tx) => writeAudit(tx, event));
  throw new Refusal('identity_refused');
}

/** Registers a stranger if the merchant wants it and has no terms to accept. Null otherwise, and above the address's limit: the site asks the player. */
export const strangersRegistrar =
  (deps: ByIdentityDeps): RegisterStranger =>
  async (call, { identity, loginDeviceId: deviceId, ...sent }) => {
    const { merchant } = call;
    const isWanted =
      merchant.setting('firebaseAutoRegister') &&
      merchant.flag('FIREBASECREATEACC3') &&
      merchant.setting('register.open') &&
      termsOf(merchant) === null;
    if (!isWanted) return null;
    const { tokenName: tried } = identity;
    if ((await countRegistration(call, { username: tried, method: 'identity' }, deps)) !== null) {
      return null;
    }
    const origin = originOf(call, sent);
    const given = { identity, origin, hasAccepted: false, deviceId, tried };
    const outcome = await join(call, given, deps);
    if (outcome.kind === 'refused') return 'refused';
    const { id, username: userName } = outcome.member;
    return { session: outcome.session, id, userName };
  };

async function join(
  call: Call,
  given: Omit<Newcomer, 'passwordHash' | 'at'>,
  deps: ByIdentityDeps,
) {
  // A random password that nobody knows: a login by password is refused in the usual time.
  const passwordHash = await deps.passwords.hash(randomBytes(32).toString('base64url'), call);
  const newcomer = { ...given, passwordHash, at: deps.clock() };
  const outcome = await deps.database.transaction(call.merchant.code, (tx) =>
    joinByIdentity({ tx, call, countryOf: deps.countryOf }, newcomer),
  );
  const { email } = given.identity;
  if (outcome.kind === 'joined' && outcome.isEmailTaken && email) tellOwner(call, email, deps);
  return outcome;
}
