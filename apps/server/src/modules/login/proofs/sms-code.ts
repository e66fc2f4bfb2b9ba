import { readMobile, spendCode } from '#modules/codes';
import type { SecondProof } from './second-proof.ts';

/** A code that was sent to the member's own number: to know another one's is of no use. */
export const proveSmsCode: SecondProof = async ({ merchant, member, given }, deps) => {
  const receiver = readMobile(given.mobileNum ?? '', given.countryDialingCode);
  if (receiver === null) return false;
  const { loginDeviceId: deviceId, verificationCode: code = '' } = given;
  const sent = { channel: 'sms', receiver, deviceId, purpose: 'login' } as const;
  const isRight = await spendCode(merchant, { ...sent, code }, deps);
  return isRight && receiver === member.mobile;
};
