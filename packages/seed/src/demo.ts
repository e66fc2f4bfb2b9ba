// The demo seed: three merchants with seven accounts and a lobby each, and made-up members for those with a leaderboard. Never runs if a merchant exists.
import pg from 'pg';
import { staffRealm } from '@parlour/contract/staff/realm';
import type { Tx } from '@parlour/database/connection';
import { hashPassword } from '@parlour/database/password-hash';
import { seal } from '@parlour/database/sealing';
import { nameMerchant } from '@parlour/database/statements/name-merchant';
import { insertRows, runStatement } from '@parlour/database/statements/run-statement';
import { usernameKey } from '@parlour/database/username-key';
import { seedClub } from './rewards/demo-club.ts';
import { seedInvitations } from './rewards/demo-invitations.ts';
import {
  demoAccounts,
  demoAuthenticatorSecret,
  demoClubLabel,
  demoMerchants,
  demoTraits,
  type DemoAccount,
} from './demo-facts.ts';
import { seedDemoMember, seedLobby } from './demo-lobby.ts';
import { seedOpenings } from './demo-money.ts';
import { seedPopups } from './demo-popups.ts';
import { seedStaff } from './demo-staff.ts';
import { seedCannedAnswers, seedTalks } from './demo-talks.ts';
import { seedLeaders } from './rewards/demo-leaders.ts';
import { seedPromotions } from './rewards/demo-promotions.ts';
import { seedVouchers } from './rewards/demo-vouchers.ts';

export type SeedOptions = { ownerUrl: string; secretKey: Buffer };

/** Writes the demo in one transaction, or nothing if any merchant exists. */
export async function seedDemo(options: SeedOptions): Promise<{ seeded: boolean }> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    await client.query('begin; lock table merchant in exclusive mode');
    const { rowCount } = await client.query('select from merchant limit 1');
    if (rowCount !== 0) return { seeded: false };
    const hashed = await hashAll(demoAccounts);
    for (const [turn, merchant] of demoMerchants.entries()) {
      const tx = { $client: client, merchantCode: merchant.code };
      await client.query({ ...nameMerchant, values: [merchant.code] });
      const demoId = await seedMerchant(tx, { merchant, accounts: hashed, ...options });
      await seedOpenings(tx, merchant);
      await seedLobby(tx, merchant.code, turn);
      await seedPopups(tx, merchant.code);
      await seedDemoMember(tx, merchant.code, demoId);
      await seedTalks(tx, merchant, demoId);
      await seedCannedAnswers(tx, merchant);
      await seedPromotions(tx, merchant);
      await seedInvitations(tx, merchant.code);
      await seedClub(tx, merchant);
      await seedVouchers(tx, merchant, options.secretKey);
      await seedLeaders(tx, merchant);
    }
    await client.query({ ...nameMerchant, values: [staffRealm] });
    await seedStaff({ $client: client, merchantCode: staffRealm }, options.secretKey);
    await client.query('commit');
    return { seeded: true };
  } finally {
    await client.end();
  }
}

type HashedAccount = DemoAccount & { passwordHash: string };

const hashAll = (accounts: DemoAccount[]): Promise<HashedAccount[]> =>
  Promise.all(
    accounts.map(async (each) => ({ ...each, passwordHash: await hashPassword(each.password) })),
  );

/** Makes the rows of a merchant's hosts. The host that was added first is the main one. */
function hostsOf({ code, hosts }: (typeof demoMerchants)[number]) {
  const begun = Date.now();
  return hosts.map((host, at) => ({ host, merchantCode: code, addedAt: new Date(begun + at) }));
}

type MerchantSeed = {
  merchant: (typeof demoMerchants)[number];
  accounts: HashedAccount[];
  secretKey: Buffer;
};

/** Writes a merchant with its accounts, and returns the id of the account `demo`. */
async function seedMerchant(
  tx: Tx,
  { merchant, accounts, secretKey }: MerchantSeed,
): Promise<string> {
  const merchantCode = merchant.code;
  const settings = { name: merchant.name, ...merchant.settings };
  await insertRows(tx, 'merchant', [{ code: merchantCode, settings, version: 1 }]);
  await insertRows(tx, 'merchant_host', hostsOf(merchant));
  await insertRows(tx, 'club_label', [{ merchantCode, ...demoClubLabel }]);
  await insertRows(
    tx,
    'member',
    accounts.map(({ username, passwordHash }) => ({
      merchantCode,
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      firstLoginAt: username === 'newbie' ? null : new Date(),
      authenticatorSecret:
        username === 'twofactor'
          ? seal(demoAuthenticatorSecret, secretKey, `authenticator:${merchantCode}`)
          : null,
      ...traitsOf(username),
    })),
  );
  const [demo] = await runStatement<{ id: string }>(
    tx,
    `select id from member where merchant_code = $1 and username = 'demo'`,
    [merchantCode],
  );
  if (!demo) throw new Error('the demo has no account demo');
  return demo.id;
}

const traitsOf = (username: string): object => {
  const traits: Record<string, object> = demoTraits;
  return traits[username] ?? {};
};
