// The test's own member with money, so that its play changes no other test's balance.
import { clusterUrl } from '@parlour/database/embedded/address';
import { demoMerchants } from '@parlour/seed/demo-facts';
import { createMember, type TestMember } from '@parlour/database/testing/fixtures';
import { createFavourite, createRecent } from '@parlour/seed/testing/lobby-fixtures';
import { openWallet } from '@parlour/seed/testing/ledger-fixtures';
import type { Locator, Page } from '@playwright/test';
import { enterAs } from '../page/enter-as.ts';
import { expect, expectHome, merchantUrl, type Merchant } from '../page/site.ts';

const opening = 1_000_000_000n;

type MemberOptions = { amount?: bigint; type?: 0 | 1 | 2 | 4 };

async function enterHome(page: Page, merchant: Merchant, member: TestMember): Promise<void> {
  await enterAs(page, merchantUrl(merchant), member);
  await expectHome(page, member.username);
}

export const ownerUrlOf = () => clusterUrl(process.env['PARLOUR_E2E_DATA'] ?? '', 'owner');

/** Logs in a new member who has played one game and marked another one as a favourite. */
export async function enterWithGames(page: Page, merchantCode: Merchant): Promise<void> {
  const ownerUrl = ownerUrlOf();
  const member = await createMember(ownerUrl, merchantCode, {});
  const of = (vendor: string, nodeId: string) => ({ memberId: member.id, vendor, nodeId });
  const at = { ownerUrl, merchantCode };
  await createRecent(at, { ...of('TIDEPOOL', '13018'), playedAt: new Date() });
  await createFavourite(at, of('PAPERFOX', '13201'));
  await enterHome(page, merchantCode, member);
}

/** Logs in a new member with money and leads to home. */
export async function enterWithMoney(
  page: Page,
  merchantCode: Merchant,
  { amount = opening, ...traits }: MemberOptions = {},
): Promise<void> {
  const ownerUrl = ownerUrlOf();
  const { currency = 'USD' } =
    demoMerchants.find(({ code }) => code === merchantCode)?.settings ?? {};
  const member = await createMember(ownerUrl, merchantCode, traits);
  await openWallet({ ownerUrl, merchantCode }, { memberId: member.id, currency }, amount);
  await enterHome(page, merchantCode, member);
}

/** Reads the shown amount in hundredths of the currency. */
export async function amountOf(shown: Locator): Promise<number> {
  await expect(shown).toContainText(/\d\.\d\d/);
  return Number((await shown.innerText()).replaceAll(/\D/g, ''));
}

export const isInGame = (page: Page) => page.waitForURL(/^http:\/\/studio\.localhost/);
