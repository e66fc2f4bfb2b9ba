// npm run bench:draw -- [rounds]
// The frames of a lottery's draw and of a round of the lanterns on a slow phone, beside those of a bare page in the same run.
import { readFileSync } from 'node:fs';
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { errors, type Browser, type Page } from '@playwright/test';
import { callerOf } from '../soak/caller.ts';
import type { Product } from '../soak/product.ts';
import { makeCertificate } from './phone/certificate.ts';
import { startFront } from './phone/front.ts';
import { launchOf, primaryButton } from './game-launch.ts';
import {
  measureSpan,
  measureStillness,
  watchFrames,
  type RevealFigures,
} from './measure/measure-reveal.ts';
import { withProduct } from '../soak/own-product.ts';
import { keepFigures, numbers, productFolder } from './figures/options.ts';
import { phone, startBrowser } from './phone/phone.ts';
import { median, type Figure } from './figures/statistics.ts';

const [rounds = 6] = numbers;
const rows = ['floor', 'draw', 'round'] as const;
type Row = (typeof rows)[number];
type Figures = Record<Row, RevealFigures[]>;
type Addresses = Record<'lottery' | 'lanterns', () => Promise<string>>;

const floor = readFileSync(new URL('floor/index.html', import.meta.url), 'utf8');
/** As long as six balls and the words after them. */
const asLongAsADraw = 5_200;
/** Longer than from one draw to the next. */
const turnMs = 12_000;

const press = (page: Page) =>
  page.locator(`${primaryButton}:not([aria-disabled=true])`).last().click({ timeout: turnMs });

async function measureFloor(page: Page): Promise<RevealFigures> {
  await page.setContent(floor);
  await watchFrames(page);
  return measureStillness(page, asLongAsADraw);
}

/** Closed before a draw, the board takes no pick, and the button waits for the next one. */
async function buyTicket(page: Page): Promise<void> {
  await page.locator('button.wide').click({ timeout: turnMs });
  await press(page);
  await page.locator('.lane article.tk').first().waitFor({ timeout: turnMs });
}

/** The draw is shown only to players with a ticket, so this buys one. */
async function measureDraw(page: Page, address: string): Promise<RevealFigures> {
  await page.goto(address);
  await buyTicket(page);
  await watchFrames(page);
  return measureSpan(page, 'draw');
}

async function measureRound(page: Page, address: string): Promise<RevealFigures> {
  await page.goto(address);
  await watchFrames(page);
  await press(page);
  return measureSpan(page, 'round');
}

async function inPage<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: false });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Pressed at the turn of a draw, a ticket is refused or belongs to the draw that is on: then the game is opened anew. */
async function inTime<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; tries < 4; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  return attempt();
}

async function measureAll({ port }: Product): Promise<Figures> {
  const call = callerOf(port, 'marigold.localhost');
  const games: Addresses = {
    lottery: launchOf(call, 'minute-six', lotteryVendors.vietnam),
    lanterns: launchOf(call, 'three-lanterns', 'TIDEPOOL'),
  };
  const certificate = makeCertificate();
  const front = await startFront(certificate, {
    port: port + 4,
    host: `studio.localhost:${port + 4}`,
  });
  const browser = await startBrowser(certificate.fingerprint);
  const at = (path: string) => `https://localhost:${front.port}${path}`;
  const figures: Figures = { floor: [], draw: [], round: [] };
  // The first round warms the server and the browser and is thrown away.
  for (let round = -1; round < rounds; round += 1) {
    const each: Record<Row, RevealFigures> = {
      floor: await inPage(browser, measureFloor),
      draw: await inTime(() =>
        inPage(browser, async (page) => measureDraw(page, at(await games.lottery()))),
      ),
      round: await inPage(browser, async (page) => measureRound(page, at(await games.lanterns()))),
    };
    if (round >= 0) for (const row of rows) figures[row].push(each[row]);
  }
  await browser.close();
  front.close();
  return figures;
}

const most = 2;
const sum = (values: number[]) => values.reduce((all, each) => all + each, 0);

function print(figures: Figures): boolean {
  console.log('what      frames  over 34 ms  longest ms of each');
  const shares = rows.map((row) => {
    const seen = figures[row];
    const frames = sum(seen.map((each) => each.frames));
    const share = shareOf(seen);
    const longest = seen.map((each) => each.longest.toFixed(0)).join(' ');
    const cells = [
      String(frames).padStart(8),
      `${share.toFixed(2)} %`.padStart(12),
      `  ${longest}`,
    ];
    console.log(row.padEnd(8) + cells.join(''));
    return { row, share };
  });
  const isMet = shares.map(({ row, share }) => {
    if (row === 'floor') return true;
    const verdict = share <= most ? 'met   ' : 'MISSED';
    console.log(
      `${verdict} ${row}, percent of frames over 34 ms: ${share.toFixed(2)}, at most ${most}`,
    );
    return share <= most;
  });
  return isMet.every(Boolean);
}

const shareOf = (seen: RevealFigures[]): number =>
  (sum(seen.map((each) => each.over34)) / sum(seen.map((each) => each.frames))) * 100;

const drawFigures = (figures: Figures): Figure[] =>
  rows.flatMap((row): Figure[] => [
    { name: `${row} over 34 ms, %`, better: 'less', value: shareOf(figures[row]) },
    {
      name: `${row} longest ms`,
      better: 'less',
      value: median(figures[row].map((each) => each.longest)),
    },
  ]);

async function measureProduct(product: Product): Promise<boolean> {
  const figures = await measureAll(product);
  keepFigures(drawFigures(figures));
  return print(figures);
}

const isMet = await withProduct('marigold.localhost', measureProduct, productFolder);
process.exit(isMet ? 0 : 1);
