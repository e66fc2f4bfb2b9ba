// First proof: a mobile number and the code sent to it. Five tries per code and few codes per day, so no lock is needed (A8).
import type { Call } from '#http/call';
import { spendCode } from '#modules/codes';
import { readMobile } from '#modules/messages';
import { deviceFor, type OwnDevice } from '#modules/session';
import { findMemberByMobile } from '../store.ts';
import type { ProofDeps, ProofResult } from './proof.ts';

type SmsInput = {
  username: string;
  password: string;
  countryDialingCode?: string | undefined;
  loginDeviceId: string;
  ownDevice: OwnDevice | null;
};

export async function proveSms(
  { merchant }: Call,
  { username, password, countryDialingCode, loginDeviceId, ownDevice }: SmsInput,
  deps: ProofDeps,
): Promise<ProofResult> {
  const unproven = { member: null, deviceHash: null, retryAfter: null };
  const receiver = readMobile(username, countryDialingCode);
  if (receiver === null) return unproven;
  const sent = { channel: 'sms', receiver, deviceId: loginDeviceId, purpose: 'login' } as const;
  const [isRight, member] = await Promise.all([
    spendCode(merchant, { ...sent, code: password }, deps),
    deps.database.read(merchant.code, (tx) => findMemberByMobile(tx, receiver)),
  ]);
  if (!isRight || !member || member.disabled) {
    const as = isRight && member?.disabled ? 'disabled' : 'wrong_credentials';
    return { ...unproven, refused: { as, memberId: member?.id ?? null } };
  }
  const deviceHash = deviceFor(ownDevice, member.id);
  return { member, deviceHash, retryAfter: null, factor: 'sms' };
}
