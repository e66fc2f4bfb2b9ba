import { usernameKey } from '@parlour/database/username-key';
import { spendCode } from '#modules/codes';
import { noteEmailProven } from '#modules/member';
import type { SecondProof } from './second-proof.ts';

const plain = (address: string): string => address.normalize('NFKC').trim().toLowerCase();

/** Checks the member's address and, if the merchant requires it, the code sent there. */
export const proveEmail: SecondProof = async ({ merchant, member, given }, deps) => {
  const { id: memberId, email } = member;
  const isAddress = email !== null && plain(given.email ?? '') === plain(email);
  if (!merchant.setting('twoFactor.emailCode')) return isAddress;
  const { loginDeviceId: deviceId, verificationCode: code = '' } = given;
  const receiver = usernameKey(member.username);
  const sent = { channel: 'email', receiver, deviceId, purpose: 'login' } as const;
  const isRight = await spendCode(merchant, { ...sent, code }, deps);
  if (!isRight || !isAddress) return false;
  await deps.database.query(merchant.code, (tx) =>
    noteEmailProven(tx, { memberId, email, at: deps.clock() }),
  );
  return true;
};
