// Ten recovery codes for a member who has lost the phone: each opens the account once. They have 50 bits, too many to guess, and are stored as keyed hashes.
import { createHmac, randomBytes } from 'node:crypto';

const count = 10;
/** Crockford's Base32 alphabet: without I, L, O and U, which are easily misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const shape = new RegExp(`^[${letters}]{10}$`);

/** Makes a code such as 7K2MP-X9QRT. */
const newCode = (): string => {
  const text = [...randomBytes(10)].map((byte) => letters[byte & 31]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** Normalizes a code as people type it: small letters, no hyphen, O for 0. Null if it cannot be a recovery code. */
export function readRecoveryCode(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return shape.test(text) ? text : null;
}

export const hashRecoveryCode = (secretKey: Buffer, memberId: string, code: string): Buffer =>
  createHmac('sha256', secretKey)
    .update(`parlour/recovery-code\n${memberId}\n${readRecoveryCode(code) ?? ''}`)
    .digest();
