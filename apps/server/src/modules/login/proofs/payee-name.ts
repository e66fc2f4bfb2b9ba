import type { SecondProof } from './second-proof.ts';

const plain = (name: string): string =>
  name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const mostTries = 3;
const day = 86_400;

/** Checks the payee name. Others may know it, so there are three tries per day (weak spot 12). */
export const provePayeeName: SecondProof = async (
  { merchant, member, given, ownDevice },
  { limits },
) => {
  const key = `payee:${merchant.code}:${member.id}${ownDevice}`;
  if ((await limits.take(key, mostTries, day)) !== null) return false;
  return member.payeeName !== null && plain(given.payeeName ?? '') === plain(member.payeeName);
};
