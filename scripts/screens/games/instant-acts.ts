// Actions that lead to the screens of games of one player and of flights.
import type { Page } from '@playwright/test';

type Round = { prize: string; stake: string; isOver: boolean };

const press = (page: Page) => page.locator('.dock .btn--primary').last().click();
export const openRules = async (page: Page) => {
  await page.locator('.game-tools button').last().click();
  await page.locator('dialog[open]').waitFor();
};
export const openProof = async (page: Page) => {
  await page.locator('.fair-act').first().click();
  await page.locator('dialog[open] .fair .icon').waitFor();
};

const answered = async (page: Page, path: RegExp): Promise<Round> => {
  const answer = await page.waitForResponse(path);
  return ((await answer.json()) as { round: Round }).round;
};
async function begin(page: Page): Promise<Round> {
  const round = answered(page, /\/instant\/rounds$/);
  await press(page);
  return round;
}

/** Plays a round to its end, which is immediate without animations. */
export async function playRound(page: Page): Promise<Round> {
  const seen = page.waitForResponse(/\/seen$/);
  const round = await begin(page);
  await seen;
  return round;
}
/** Plays rounds until one wins more than its stake. */
export async function win(page: Page): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    const { prize, stake } = await playRound(page);
    if (BigInt(prize) > BigInt(stake)) return;
  }
  throw new Error('sixty rounds in a row won nothing');
}

/** Scratches part of a ticket, with animations: with reduced motion the whole ticket would be shown. */
export async function scratchSome(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begin(page);
  const box = await page.locator('.foil').boundingBox();
  if (!box) throw new Error('There is no foil.');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.05, 0.1));
  await page.mouse.down();
  for (const x of [0.6, 0.1, 0.6]) await page.mouse.move(...at(x, 0.1 + x / 8), { steps: 6 });
  await page.mouse.up();
}

const tile = (page: Page, at: number) => page.locator('.scene-stage button').nth(at);
async function openTiles(page: Page, tiles: readonly number[]): Promise<Round | null> {
  for (const at of tiles) {
    const step = answered(page, /\/steps$/);
    await tile(page, at).click();
    const round = await step;
    if (round.isOver) return round;
  }
  return null;
}
/** Opens three tiles without a hit. */
export async function openThree(page: Page): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    await begin(page);
    if ((await openTiles(page, [6, 13, 17])) === null) return;
  }
  throw new Error('twenty fields in a row were lost at once');
}
/** Opens tiles until the field is lost and all is revealed. */
export async function loseField(page: Page): Promise<void> {
  await begin(page);
  await openTiles(
    page,
    Array.from({ length: 25 }, (_, at) => at),
  );
}

const flight = (page: Page, state: string) =>
  page.locator(`.scene[data-flight=${state}]`).waitFor({ timeout: 120_000 });
/** Joins the next flight with a stake, before it starts. */
export async function board(page: Page): Promise<void> {
  await flight(page, 'gone');
  await flight(page, 'resting');
  await press(page);
  await page.waitForResponse(/\/crash\/bets$/);
}
export async function fly(page: Page): Promise<void> {
  await board(page);
  await flight(page, 'flying');
  await page.waitForTimeout(700);
}
export async function landed(page: Page): Promise<void> {
  await board(page);
  await flight(page, 'gone');
}
