// npm run catalogue -- pull [MERCHANT]: updates the games of one merchant, or of all, from their integrations' lists.
import { integrationNames } from '@parlour/contract/integrations';
import { openDatabase, type Database } from '@parlour/database/connection';
import { pullCatalogue, vendorAccount } from '#modules/catalogue';
import { keepMerchants } from '#modules/site';
import { VendorFailure, type VendorAccount } from '#providers/games/games';
import { createHub } from '#providers/games/hub';
import { openOutbound } from '#providers/outbound';
import { readConfig, type Config } from './config.ts';

const usage = 'Usage: npm run catalogue -- pull [MERCHANT]';

async function main([verb, wanted, ...more]: string[]): Promise<void> {
  if (verb !== 'pull' || more.length > 0) throw new Error(usage);
  const config = readConfig();
  const database = openDatabase({ url: config.databaseUrl });
  try {
    const accounts = await findAccounts(database, config, wanted);
    const pull = pullWith(database, config);
    for (const account of accounts) await pull(account);
  } finally {
    await database.close();
  }
}

async function findAccounts(
  database: Database,
  { secretKey }: Config,
  wanted: string | undefined,
): Promise<VendorAccount[]> {
  const merchants = await keepMerchants({ database, secretKey }).list();
  const chosen = merchants.filter(({ code }) => wanted === undefined || code === wanted);
  if (chosen.length === 0) throw new Error(`There is no merchant "${wanted ?? ''}".`);
  const accounts = chosen.flatMap((merchant) =>
    integrationNames.flatMap((name) => vendorAccount(merchant, name) ?? []),
  );
  if (accounts.length === 0) throw new Error('No integration is set up.');
  return accounts;
}

function pullWith(database: Database, { outboundAllow }: Config) {
  const vendors = createHub({ outbound: openOutbound({ allow: outboundAllow }) });
  return async (account: VendorAccount): Promise<void> => {
    const name = `${account.merchantCode} ${account.integration}`;
    try {
      const { added, renewed, gone } = await pullCatalogue(account, { vendors, database });
      console.log(`${name}: ${added.length} new, ${renewed.length} on, ${gone.length} off.`);
    } catch (error) {
      if (!(error instanceof VendorFailure)) throw error;
      console.error(`${name}: no list (${reasonsOf(error).join(': ')}).`);
      process.exitCode = 1;
    }
  };
}

const reasonsOf = (error: unknown): string[] =>
  error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : [];

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
