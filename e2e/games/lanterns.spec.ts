// Three Lanterns: the question before a round, and when the prize is shown.
import type { Page } from '@playwright/test';
import { keyThatWins } from '../../apps/studio/src/testing/known-outcomes.ts';
import { noteGame, notesOf, textsOf } from './game-notes.ts';
import { nightly } from '../page/pairs.ts';
import { test, type OwnStudio, type StartStudio } from '../own/own-studio.ts';
import { expect, withMotion } from '../page/site.ts';

test.use(withMotion);

const play = (page: Page) => page.locator('.dock .btn--primary');
const isIdle = (page: Page) => expect(play(page)).toHaveAttribute('aria-busy', 'false');
const hundredths = (text = '') => Number(text.replaceAll(/\D/g, ''));

/** Chooses the key that the page adds to its next round, so that all three lanterns show the same. */
async function makeSureToWin(page: Page): Promise<void> {
  const boot = (await page.locator('#boot').textContent()) ?? '';
  const { game } = JSON.parse(boot) as { game: { next: { id: string } } };
  await page.evaluate(
    (key) => Object.assign(crypto, { randomUUID: () => key }),
    keyThatWins(game.next.id),
  );
}

/** Opens the title on the test's own studio; the next round wins. */
async function enterToWin(page: Page, startStudio: StartStudio): Promise<OwnStudio> {
  const own = await startStudio();
  await noteGame(page);
  await own.enter('three-lanterns');
  await makeSureToWin(page);
  return own;
}

test(
  'LAUNCH-04, G2 the balance tells a prize when the lanterns have shown it; it is counted up, and felt once',
  nightly,
  async ({ page, startStudio }) => {
    const own = await enterToWin(page, startStudio);
    await play(page).click();
    await isIdle(page);
    const paid = own.wallet.balance() / 1_000;
    await expect.poll(async () => hundredths((await textsOf(page, 'balance')).at(-1))).toBe(paid);
    const balances = await notesOf(page, 'balance');
    expect(balances.map(({ text }) => hundredths(text))).toEqual([1_000_000, 998_000, paid]);
    expect(balances.at(-1)).toMatchObject({ isSeen: true });
    const prize = paid - 998_000;
    await expect
      .poll(async () => hundredths(await page.locator('.scene-words .hero').innerText()) * 100)
      .toBe(prize);
    const counted = await textsOf(page, 'prize');
    expect(counted.length).toBeGreaterThan(5);
    // Fractions would flicker while the amount counts up.
    expect(counted.filter((text) => text.includes('.'))).toEqual([]);
    expect(await notesOf(page, 'touch')).toMatchObject([
      { text: '18', isSeen: false },
      { text: '24 70 24', isSeen: true },
    ]);
  },
);

test(
  'LAUNCH-04 who wants nothing to move sees the lanterns’ prize at once',
  nightly,
  async ({ page, startStudio }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterToWin(page, startStudio);
    await play(page).click();
    await isIdle(page);
    expect(await textsOf(page, 'prize')).toHaveLength(1);
  },
);

test('LAUNCH-04, G3 a round that a reload interrupted comes back, and the balance does not tell its prize before', async ({
  page,
  startStudio,
}) => {
  const own = await enterToWin(page, startStudio);
  const played = page.waitForResponse(/\/instant\/rounds$/);
  await play(page).click();
  await (await played).finished();
  await page.reload();
  await isIdle(page);
  const balances = await notesOf(page, 'balance');
  const paid = own.wallet.balance() / 1_000;
  expect(balances.map(({ text }) => hundredths(text))).toEqual([998_000, paid]);
  expect(balances.map((each) => each.isSeen)).toEqual([false, true]);
});

test(
  'LAUNCH-04 a stake above the merchant’s sum is asked about once, and no round is played without a yes',
  nightly,
  async ({ page, startStudio }) => {
    const own = await startStudio();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/instant/rounds')) asked.push(request.method());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await own.enter('three-lanterns', { confirmAbove: '20' });
    const press = async () => {
      await isIdle(page);
      await play(page).click();
    };
    const question = page.getByRole('dialog', { name: 'Play for ₱50?' });
    await play(page).click();
    await expect.poll(() => asked.length).toBe(1);
    await isIdle(page);
    await page.getByRole('button', { name: 'Raise bet' }).click();
    await press();
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toHaveCount(0);
    expect(asked).toHaveLength(1);
    await press();
    await question.getByRole('button', { name: 'Play for ₱50' }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => asked.length).toBe(2);
    // No question before another round with the same stake.
    await press();
    await expect.poll(() => asked.length).toBe(3);
    await isIdle(page);
    expect(asked).toEqual(['POST', 'POST', 'POST']);
  },
);
