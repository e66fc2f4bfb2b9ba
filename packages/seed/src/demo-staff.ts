// The demo's accounts of the back office, which work for all merchants.
import { randomBytes, randomUUID } from 'node:crypto';
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Tx } from '@parlour/database/connection';
import { hashPassword } from '@parlour/database/password-hash';
import { seal } from '@parlour/database/sealing';
import { insertRows } from '@parlour/database/statements/run-statement';
import { demoPassword, demoStaff } from './demo-facts.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Makes a secret of 160 bits in Base32. */
const newSecret = (): string => [...randomBytes(32)].map((byte) => letters[byte & 31]).join('');

/** Writes the accounts, in a transaction of the operator's realm. */
export async function seedStaff(tx: Tx, secretKey: Buffer): Promise<void> {
  const at = new Date();
  for (const { mail, role } of demoStaff) {
    const id = randomUUID();
    const account = {
      merchantCode: staffRealm,
      id,
      mail,
      state: 'active',
      passwordHash: await hashPassword(demoPassword),
      authenticatorSecret: seal(newSecret(), secretKey, `authenticator:${staffRealm}`),
      isDemo: true,
      createdAt: at,
    };
    await insertRows(tx, 'staff_account', [account]);
    const grant = { merchantCode: staffRealm, staffId: id, role, grantedAt: at };
    await insertRows(tx, 'staff_grant', [grant]);
  }
}
