// Ten codes for who lost the phone: each opens the account once. Of 50 bit, so that nobody guesses one; kept as hashes with a key.
import { createHmac, randomBytes } from 'node:crypto';

const count = 10;
/** Crockford's: without I, L, O and U, which are misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const shape = new RegExp(`^[${letters}]{10}$`);

/** Such as 7K2MP-X9QRT. */
const newCode = (): string => {
  const text = [...randomBytes(10)].map((byte) => letters[byte & 31]).join('');
  return `${text.slice(0, 5)}-${text.slice(5)}`;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode);

/** As it is typed: in small letters, without the hyphen, O for 0. Null for what cannot be one. */
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
