// Opens the first session of an account, in the transaction that created it: full rights, as after a login (REG-03).
// No mail about a new device, because the account had no other device before.
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { describeDevice, mintSecret, noteDevice, writeSession } from '#modules/session';
import type { CountryOf } from '#providers/countries/countries';
import { noteAttempt } from './attempt/note-attempt.ts';
import { updateLoginTimes, type LoginMember } from './store.ts';

type RegisteredMember = {
  member: Pick<LoginMember, 'id' | 'username'>;
  deviceId: string;
  at: Date;
  countryOf: CountryOf | null;
};

export type OpenedSession = {
  token: string;
  /** Sets the cookies that scripts cannot read. Called once the transaction has committed. */
  begin: () => void;
};

export async function openRegistered(
  tx: Tx,
  call: Call,
  { member, deviceId, at, countryOf }: RegisteredMember,
): Promise<OpenedSession> {
  const memberId = member.id;
  const device = mintSecret();
  const wanted = {
    memberId,
    deviceId,
    limited: false,
    basic: false,
    ...describeDevice(call, countryOf),
    deviceHash: device.hash,
    replacedCookie: call.sessionCookie,
  };
  const [{ token, cookie }] = await Promise.all([
    writeSession(tx, { call, now: at }, wanted),
    updateLoginTimes(tx, { merchantCode: call.merchant.code, memberId, at, passwordHash: null }),
    noteDevice(tx, { memberId, deviceHash: device.hash, lastLoginAt: at }),
    noteAttempt(tx, call, {
      memberId,
      username: member.username,
      deviceId,
      first: 'registration',
      asked: [],
      given: [],
      outcome: 'full',
      result: 'ok',
      at,
    }),
  ]);
  return {
    token,
    begin: () => {
      call.rememberDevice(device.secret);
      call.beginSession({ memberId, cookie });
    },
  };
}
