// The demo seed: three merchants with seven accounts and a lobby each, and made-up members for those with a leaderboard. Never runs if a merchant exists.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { hashPassword } from '@parlour/database/password-hash';
import { seal } from '@parlour/database/sealing';
import { txOn } from '@parlour/database/statements/in-transaction';
import { clubLabels, members, usernameKey } from '@parlour/database/tables/member';
import { merchantHosts, merchants } from '@parlour/database/tables/site';
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
import { seedLeaders } from './rewards/demo-leaders.ts';
import { seedPromotions } from './rewards/demo-promotions.ts';
import { seedVouchers } from './rewards/demo-vouchers.ts';

export type SeedOptions = { ownerUrl: string; secretKey: Buffer };

/** Writes the demo in one transaction, or nothing if any merchant exists. */
export async function seedDemo(options: SeedOptions): Promise<{ seeded: boolean }> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    return await drizzle({ client }).transaction(async (tx) => {
      await tx.execute(sql`lock table ${merchants} in exclusive mode`);
      if ((await tx.$count(merchants)) > 0) return { seeded: false };
      const hashed = await hashAll(demoAccounts);
      for (const [turn, merchant] of demoMerchants.entries()) {
        // The same transaction, for the rules of the server.
        const own = txOn(client, merchant.code);
        const demoId = await seedMerchant(tx, { merchant, accounts: hashed, ...options });
        await seedOpenings(tx, merchant);
        await seedLobby(tx, merchant.code, turn);
        await seedPopups(tx, merchant.code);
        await seedDemoMember(tx, merchant.code, demoId);
        await seedPromotions(tx, own, merchant);
        await seedInvitations(tx, merchant.code);
        await seedClub(tx, own, merchant);
        await seedVouchers(tx, merchant, options.secretKey);
        await seedLeaders(tx, own, merchant);
      }
      return { seeded: true };
    });
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
  tx: NodePgDatabase,
  { merchant, accounts, secretKey }: MerchantSeed,
): Promise<string> {
  const merchantCode = merchant.code;
  await tx.execute(sql`select set_config('app.merchant', ${merchantCode}, true)`);
  const settings = { name: merchant.name, ...merchant.settings };
  await tx.insert(merchants).values({ code: merchantCode, settings, version: 1 });
  await tx.insert(merchantHosts).values(hostsOf(merchant));
  await tx.insert(clubLabels).values({ merchantCode, ...demoClubLabel });
  const written = await tx
    .insert(members)
    .values(
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
    )
    .returning({ id: members.id, username: members.username });
  const demo = written.find(({ username }) => username === 'demo');
  if (!demo) throw new Error('the demo has no account demo');
  return demo.id;
}

const traitsOf = (username: string): Partial<typeof members.$inferInsert> => {
  const traits: Record<string, object> = demoTraits;
  return traits[username] ?? {};
};
