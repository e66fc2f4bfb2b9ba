import { spendCode } from '#modules/codes';
import { checkToken, spendToken } from '#modules/identity';
import { readMobile } from '#modules/messages';
import type { ProofDeps } from './proof.ts';
import type { SecondFactorInput, SecondProof } from './second-proof.ts';

/** Checks a code sent to the member's own number; a code for another number is useless. */
export const proveSmsCode: SecondProof = async (about, deps) => {
  const { merchant, member, given } = about;
  const receiver = readMobile(given.mobileNum ?? '', given.countryDialingCode);
  if (receiver === null) return false;
  if (showsToken(given)) return provePhone(about, deps);
  const { loginDeviceId: deviceId, verificationCode: code = '' } = given;
  const sent = { channel: 'sms', receiver, deviceId, purpose: 'login' } as const;
  const isRight = await spendCode(merchant, { ...sent, code }, deps);
  return isRight && receiver === member.mobile;
};

/** True if a token is the second factor. In a login by a third-party identity the token is the first proof instead. */
const showsToken = ({ type, firebaseIdToken }: SecondFactorInput): boolean =>
  firebaseIdToken !== undefined && type !== 'firebase';

/** Checks a number that the identity service has verified by its own code (TFA-03). */
async function provePhone(
  { merchant, member, given }: Parameters<SecondProof>[0],
  deps: ProofDeps,
): Promise<boolean> {
  if (!merchant.setting('sms.firebase')) return false;
  const token = { channel: 'phone', idToken: given.firebaseIdToken ?? '' } as const;
  const identity = await checkToken(merchant, token, deps);
  if (!identity || identity.phoneNumber !== member.mobile) return false;
  return deps.database.query(merchant.code, (tx) => spendToken(tx, identity));
}
