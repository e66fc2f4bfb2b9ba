import { checkRewards } from '@parlour/seed/testing/staff-rules';
import { assertLedger } from '@parlour/seed/testing/ledger-fixtures';
import type { TestSite } from './test-site.ts';

/** Checks the ledger of all merchants, and closes the site in any case. A row that breaks an invariant stays, so one check at the end finds what a check after each test would. */
export async function checkLedgerAndClose(site: TestSite): Promise<void> {
  try {
    await assertLedger(site.urls.appUrl);
  } finally {
    await site.close();
  }
}

/** Checks the rewards of all merchants and the ledger, and closes the site in any case. */
export async function checkRewardsAndClose(site: TestSite): Promise<void> {
  try {
    const { broken } = await checkRewards(site.urls.appUrl);
    if (broken !== null) throw new Error(JSON.stringify(broken));
  } finally {
    await checkLedgerAndClose(site);
  }
}
