import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { seal, unseal } from './sealing.ts';

describe('password hashes', () => {
  test('A6 they are Argon2id with at least 19 MiB, two passes and a salt of their own', async () => {
    const [one, two] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(two);
  });

  test('A7 any text is its own password and no other, without trimming', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 128 }),
        async (password) => {
          const hash = await hashPassword(password);
          expect(await verifyPassword(password, hash)).toBe(true);
          expect(await verifyPassword(`${password} `, hash)).toBe(false);
        },
      ),
      { numRuns: Math.ceil(8 * inject('propertyShare')) },
    );
  });

  test('A6 what is no hash of ours is an error, never a match', async () => {
    for (const hash of ['', 'x', '$2b$10$abc', '$argon2id$v=19$m=1,t=1,p=1$$']) {
      await expect(verifyPassword('x', hash)).rejects.toThrow('Not a password hash');
    }
  });
});

describe('sealed secrets', () => {
  const key = Buffer.alloc(32, 7);

  test('A9 a sealed secret opens with its key and purpose only', () => {
    const sealed = seal('JBSWY3DPEHPK3PXP', key, 'authenticator:lumen');
    expect(sealed.toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
    expect(unseal(sealed, key, 'authenticator:lumen')).toBe('JBSWY3DPEHPK3PXP');
    const noKey = /unable to authenticate data/;
    expect(() => unseal(sealed, key, 'authenticator:marigold')).toThrow(noKey);
    expect(() => unseal(sealed, Buffer.alloc(32, 8), 'authenticator:lumen')).toThrow(noKey);
    const bent = Buffer.from(sealed);
    bent.writeUInt8(bent.readUInt8(14) ^ 1, 14);
    expect(() => unseal(bent, key, 'authenticator:lumen')).toThrow(noKey);
  });
});
