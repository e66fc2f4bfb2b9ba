// How contact details and ids are hashed for advertising networks (docs/vendors.md 7). A network never gets them in another form.
import { createHash, createHmac } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes an e-mail address, or any other text, as both networks do: trimmed and in lower case. Null if nothing is left. */
export function hashText(text: string): string | null {
  const plain = text.trim().toLowerCase();
  return plain === '' ? null : sha256(plain);
}

/** Returns the digits of a number with its country's code, without the zeros that dial abroad; null if none are left. */
function digitsOf(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits === '' ? null : digits;
}

/** Hashes a number with its country's code as Meta does: the digits alone. */
export function hashPhone(phone: string): string | null {
  const digits = digitsOf(phone);
  return digits === null ? null : sha256(digits);
}

/** Hashes a number with its country's code as TikTok does: a plus before the digits. */
export function hashPlusPhone(phone: string): string | null {
  const digits = digitsOf(phone);
  return digits === null ? null : sha256(`+${digits}`);
}

type MemberKey = {
  /** The secret that only we know: with it, nobody can try ids until a hash fits. */
  salt: Buffer | string;
  merchantCode: string;
  memberId: string;
};

/** Hashes a member's id with a secret (docs/security.md 2.11). A member of two merchants has two hashes. */
export const hashMember = ({ salt, merchantCode, memberId }: MemberKey): string =>
  createHmac('sha256', salt).update(`${merchantCode}:${memberId}`).digest('hex');
