// Completes a login in one transaction: the session, the records of member, device and address, and the attempt.
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallAnswer } from '#http/route';
import {
  describeDevice,
  mintRemembered,
  mintSecret,
  noteDevice,
  writeSession,
} from '#modules/session';
import type { CountryOf } from '#providers/countries/countries';
import { addressHash } from './attempt/address-hash.ts';
import { noteAttempt } from './attempt/note-attempt.ts';
import { endWaiting, notePassed } from './attempt/store.ts';
import type { Login } from './login.ts';
import type { ProofDeps } from './proofs/proof.ts';
import { updateLoginTimes } from './store.ts';
import type { TellOfDevice } from './tell-of-device.ts';

export type LoginDeps = ProofDeps & {
  countryOf: CountryOf | null;
  tellOfDevice: TellOfDevice;
};

export async function openLogin(
  call: Call,
  login: Login,
  deps: LoginDeps,
): Promise<CallAnswer<'signIn'>> {
  const { merchant } = call;
  const { member, input, facts, outcome } = login;
  const now = deps.clock();
  const { id: memberId } = member;
  const device = login.deviceHash === null ? mintSecret() : null;
  const deviceHash = device?.hash ?? login.deviceHash ?? Buffer.alloc(0);
  const isLimited = outcome === 'limited';
  const wanted = {
    memberId,
    deviceId: input.loginDeviceId,
    limited: isLimited,
    basic: outcome === 'basic',
    ...describeDevice(call, deps.countryOf),
    deviceHash,
    replacedCookie: call.sessionCookie,
  };
  // An address from which a required factor was just proven needs none the next time (TFA-08).
  const hasPassedNow = facts.given.some((factor) => facts.asked.includes(factor));
  const passed = addressHash(deps.secretKey, memberId, call.address);
  const wantsToken = remembers(call, login);
  const opened = await deps.database.transaction(merchant.code, async (tx) => {
    const [isSame, isStillThere, halves, token] = await Promise.all([
      // The member's row is locked before any of the member's sessions ends (decision 099).
      updateLoginTimes(tx, {
        merchantCode: merchant.code,
        memberId,
        at: now,
        passwordHash: member.passwordHash,
      }),
      login.isStillThere?.(tx) ?? true,
      writeSession(tx, { call, now }, wanted),
      wantsToken ? mintRemembered(tx, { memberId, deviceHash, now }) : (login.nextToken ?? null),
      noteDevice(tx, { memberId, deviceHash, lastLoginAt: now }),
      endWaiting(tx, { memberId, deviceId: input.loginDeviceId, now }),
      hasPassedNow && notePassed(tx, { memberId, addressHash: passed, passedAt: now }),
      noteAttempt(tx, call, {
        memberId,
        username: input.username,
        deviceId: input.loginDeviceId,
        first: facts.first,
        asked: facts.asked,
        given: facts.given,
        outcome,
        result: 'ok',
        at: now,
      }),
    ]);
    // A new password, a disabling or a removal happened between the proof and the session.
    if (!isSame || !isStillThere) throw new Refusal('login.cred.err');
    return { ...halves, rememberToken: token };
  });
  if (device !== null) {
    call.rememberDevice(device.secret);
    deps.tellOfDevice(call, { member, device: wanted.device, country: wanted.country });
  }
  call.beginSession({ memberId, cookie: opened.cookie });
  return {
    token: opened.token,
    id: memberId,
    userName: member.username,
    firstTimeLogin: member.firstLoginAt === null,
    passwordExpired: member.passwordExpired,
    passwordChangeRequired: isLimited,
    ...(opened.rememberToken !== null && { rememberToken: opened.rememberToken }),
  };
}

/** True if the device gets a remember token: not after a login by text message (SESS-03), nor if the password has to be changed. */
const remembers = ({ merchant }: Call, { input, facts, outcome, nextToken }: Login): boolean =>
  input.rememberMe === true &&
  facts.first === 'password' &&
  outcome === 'full' &&
  nextToken === undefined &&
  merchant.flag('MOBILEAUTOLOGIN3');
