// The player's actions in each scene. They are touches, because a mouse over the page would add work to every layout.
import type { CDPSession, Page } from '@playwright/test';
import { spansOf } from '../measure/measure-reveal.ts';
import { primaryButton } from './game-launch.ts';

/** Longer than the time from one draw to the next. */
const turnMs = 12_000;
/** Longer than the longest flight. */
const flightMs = 130_000;
/** Pause between two tiles, in milliseconds. */
const thinking = 800;
/** Skips the test tool's own check of the target, which would force a layout within the touch. */
const asFinger = { force: true } as const;

export const press = (page: Page): Promise<void> =>
  page
    .locator(`${primaryButton}:not([aria-disabled=true])`)
    .last()
    .tap({ timeout: turnMs, ...asFinger });

/** Buys a ticket, because only players with a ticket see a draw. While sales are closed it waits for the next draw. */
export async function buyTicket(page: Page): Promise<void> {
  await page
    .locator(':is(.wide, .quick):not([aria-disabled=true])')
    .first()
    .tap({ timeout: turnMs });
  await press(page);
  await page.locator('.lane article.tk').first().waitFor({ timeout: turnMs });
}

const isOver = async (page: Page): Promise<boolean> => (await spansOf(page, 'round')).length > 0;

/** Plays with the fewest mines: opens some tiles across the field, then cashes out, unless a mine ended the round before. */
export async function openTiles(page: Page): Promise<void> {
  await page.getByRole('radio').first().tap();
  await press(page);
  for (const place of [0, 6, 12, 18]) {
    const answered = page.waitForResponse(/\/steps$/);
    await page
      .locator('.tile-button')
      .nth(place)
      .tap({ timeout: turnMs, ...asFinger });
    await answered;
    await page.waitForTimeout(thinking);
    if (await isOver(page)) return;
  }
  await press(page);
}

type Point = { x: number; y: number };
const touch = (devtools: CDPSession, type: string, points: Point[]): Promise<unknown> =>
  devtools.send('Input.dispatchTouchEvent', {
    type: type as 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: points,
  });

/** Number of moves of a finger across the ticket. */
const moves = 24;

/** Moves a finger twice across each of the three rows, until the whole foil is off. */
export async function scratch(page: Page): Promise<void> {
  await press(page);
  const foil = page.locator('.is-on > .foil');
  const box = await foil.boundingBox({ timeout: turnMs });
  if (!box) throw new Error('the ticket has no foil');
  const devtools = await page.context().newCDPSession(page);
  for (const part of [0.25, 0.75, 1.25, 1.75, 2.25, 2.75]) {
    const y = box.y + (box.height * part) / 3;
    await touch(devtools, 'touchStart', [{ x: box.x + 2, y }]);
    for (let move = 1; move <= moves; move += 1) {
      const next = page.waitForTimeout(16);
      await touch(devtools, 'touchMove', [{ x: box.x + 2 + ((box.width - 4) * move) / moves, y }]);
      await next;
    }
    await touch(devtools, 'touchEnd', []);
  }
}

const longestOf = async (page: Page): Promise<number> =>
  Math.max(0, ...(await spansOf(page, 'round')).map(({ from, to }) => to - from));

/** Stakes on one flight after the other and stays in it, until one took at least `least` milliseconds. */
export async function fly(page: Page, least: number): Promise<void> {
  const end = performance.now() + flightMs;
  while (performance.now() < end && (await longestOf(page)) < least) {
    const answered = page.waitForResponse(/\/crash\/bets$/, { timeout: flightMs });
    await page
      .locator('.flight-act:not([aria-disabled=true])')
      .tap({ timeout: flightMs, ...asFinger });
    // A press when sales close is refused: the loop then waits for the next flight.
    if ((await answered).status() === 200) await untilNextSpan(page);
  }
}

async function untilNextSpan(page: Page): Promise<void> {
  const before = (await spansOf(page, 'round')).length;
  const end = performance.now() + flightMs;
  while (performance.now() < end && (await spansOf(page, 'round')).length === before) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
