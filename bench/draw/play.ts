// What a player does in each scene, by touches: a mouse that lies over the page would be asked after by every layout.
import type { CDPSession, Page } from '@playwright/test';
import { spansOf } from '../measure/measure-reveal.ts';
import { primaryButton } from './game-launch.ts';

/** Longer than from one draw to the next. */
const turnMs = 12_000;
/** Longer than the longest flight. */
const flightMs = 130_000;
/** From one tile to the next. */
const thinking = 800;
/** Without the test tool's own look at what lies there, which has the page laid out within the touch. */
const asFinger = { force: true } as const;

export const press = (page: Page): Promise<void> =>
  page
    .locator(`${primaryButton}:not([aria-disabled=true])`)
    .last()
    .tap({ timeout: turnMs, ...asFinger });

/** A draw is shown only to players with a ticket. Closed before it, the board takes no pick, and the button waits for the next one. */
export async function buyTicket(page: Page): Promise<void> {
  await page
    .locator(':is(.wide, .quick):not([aria-disabled=true])')
    .first()
    .tap({ timeout: turnMs });
  await press(page);
  await page.locator('.lane article.tk').first().waitFor({ timeout: turnMs });
}

const isOver = async (page: Page): Promise<boolean> => (await spansOf(page, 'round')).length > 0;

/** With the fewest mines: some tiles across the field, then what they stand at is taken, unless a mine was there before. */
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

/** How many moves a finger makes on its way across. */
const moves = 24;

/** A finger goes twice across each of the three rows, until nothing is left to rub. */
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

/** Stakes on one flight after the other and stays in it, until one took so many milliseconds. */
export async function fly(page: Page, least: number): Promise<void> {
  const end = performance.now() + flightMs;
  while (performance.now() < end && (await longestOf(page)) < least) {
    const answered = page.waitForResponse(/\/crash\/bets$/, { timeout: flightMs });
    await page
      .locator('.flight-act:not([aria-disabled=true])')
      .tap({ timeout: flightMs, ...asFinger });
    // Pressed as sales close, it waits for the next flight.
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
