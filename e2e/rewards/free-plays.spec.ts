// Free plays: the supplier refuses and is called again, the game grants them, and their winnings are cash (PROMO-08).
import {
  amendReward,
  createOwnClub,
  publishPromotion,
} from '@parlour/seed/testing/earned-fixtures';
import { createMember } from '@parlour/database/testing/fixtures';
import { money, openWallet, readBalances } from '@parlour/seed/testing/ledger-fixtures';
import { ownerUrlOf } from '../own/own-member.ts';
import { enterAs } from '../page/enter-as.ts';
import { expect, merchantUrl, test } from '../page/site.ts';

/** Enough that a member without any win is one in 20,000: three lanterns pay nothing in 5,760 of 10,000 rounds. */
const plays = 18;
const reward = {
  kind: 'freePlays' as const,
  vendor: 'TIDEPOOL',
  game: 'three-lanterns',
  plays,
  days: 7,
};
/** Reward with a stake of seven, which the game does not offer, so that the studio refuses it. */
const refused = { ...reward, stake: '7' };
const granted = { ...reward, stake: '5', names: { EN: 'Three Lanterns' } };

test('PROMO-08 a refusal stands in the row and is tried again; a free play costs nothing and wins cash', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const place = { ownerUrl: ownerUrlOf(), merchantCode: 'lumen' };
  const club = await createOwnClub(place);
  const member = await createMember(place.ownerUrl, 'lumen', { clubLabelId: club });
  await openWallet(place, { memberId: member.id, currency: 'PHP' }, money('1'));
  await publishPromotion(place, {
    code: `free-${club.slice(0, 8).toLowerCase()}`,
    type: 'MISSION',
    texts: { EN: { title: 'Two on the house', line: '' } },
    audience: { clubLabels: [club] },
    rule: { kind: 'gift', every: 'once', reward: refused },
  });
  await enterAs(page, merchantUrl('lumen', '/m/home'), member);
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto(merchantUrl('lumen', '/m/rewardCenter'));

  const row = page
    .getByRole('list', { name: 'Ready to claim' })
    .getByRole('listitem')
    .filter({ hasText: 'Two on the house' });
  await expect(row).toContainText(`${plays} free plays on Three Lanterns`);
  await row.getByRole('button', { name: /^Claim/ }).click();
  await expect(row).toContainText('couldn’t add these', { timeout: 30_000 });

  // The operator has corrected the reward that the supplier refused.
  await amendReward(place, member.id, { reward: granted, cost: money(String(5 * plays)) });
  await row.getByRole('button', { name: 'Retry Two on the house' }).click();
  await expect(row).toContainText('Play Three Lanterns', { timeout: 30_000 });
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('link', { name: `${plays} free plays on Three Lanterns` }).click();

  await page.waitForURL(/^http:\/\/studio\.localhost/);
  const play = page.locator('.dock .btn--primary');
  let won = 0n;
  for (let left = plays; left > 0; left -= 1) {
    await expect(play).toHaveText(`Free play, ${left} left`);
    await expect(play).not.toHaveAttribute('aria-busy', 'true');
    const played = page.waitForResponse(/\/instant\/rounds$/);
    await play.click();
    const { round } = (await (await played).json()) as { round: { prize: string } };
    won += BigInt(round.prize);
  }
  // Afterwards stakes are paid by the member again.
  await expect(play).toHaveText(/^Play for/);
  expect(won).toBeGreaterThan(0n);
  await expect
    .poll(async () => (await readBalances(place, member.id))['PHP'])
    .toBe(money('1') + won);
});
