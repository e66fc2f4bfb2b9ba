// npm run bench:lobby -- [rounds]
// Measures the lobby with 5,000 games: a member scrolls /m/game on a slow phone (LOBBY-05), and searches are compared with
// plain reading (LOBBY-04).
import type { Page } from '@playwright/test';
import { callerOf } from '../soak/caller.ts';
import { wait, type Product } from '../soak/product.ts';
import { makeCertificate } from './phone/certificate.ts';
import { startFront } from './phone/front.ts';
import { makeLargeLobby, type LargeLobby } from './large-lobby.ts';
import { measureScroll, type ScrollFigures } from './measure/measure-scroll.ts';
import { measureSearch, type SearchFigures } from './measure/measure-search.ts';
import { logInAsMember } from './member.ts';
import { withProduct } from '../soak/own-product.ts';
import { keepFigures, numbers, productFolder } from './figures/options.ts';
import { phone, startBrowser } from './phone/phone.ts';
import { median, type Figure } from './figures/statistics.ts';

const [rounds = 3] = numbers;

type Rounds = Record<'floor' | 'games' | 'upwards', ScrollFigures[]>;

/** A tall page without scripts, which shows how many frames the machine itself drops at the moment. */
const floor = `<meta name="viewport" content="width=device-width">${'<p>A line of a plain page.</p><img width="120" height="160">'.repeat(400)}`;

async function openGames(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/m/game`);
  await page.waitForSelector('main h3');
  await page.waitForTimeout(1_000);
}

async function scrollRounds({ port }: Product, lobby: LargeLobby): Promise<Rounds> {
  const { merchant, member } = lobby;
  const visitor = await logInAsMember(callerOf(port, merchant.host), merchant.code, member);
  const certificate = makeCertificate();
  const front = await startFront(certificate, { port, host: merchant.host });
  const browser = await startBrowser(certificate.fingerprint);
  const address = `https://localhost:${front.port}`;
  const figures: Rounds = { floor: [], games: [], upwards: [] };
  // The first run warms up the server and the browser and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: false });
    await visitor.enter(context, address);
    const page = await context.newPage();
    await page.setContent(floor);
    const bare = await measureScroll(page);
    await openGames(page, address);
    const seen = await measureScroll(page);
    const back = await measureScroll(page, 'up');
    if (round >= 0) {
      figures.floor.push(bare);
      figures.games.push(seen);
      figures.upwards.push(back);
    }
    await context.close();
  }
  await browser.close();
  front.close();
  return figures;
}

function judge(what: string, value: number, most: number): boolean {
  const isMet = value <= most;
  console.log(
    `${isMet ? 'met   ' : 'MISSED'} ${what}: ${Number(value.toFixed(2))}, at most ${most}`,
  );
  return isMet;
}

function printScroll(results: Rounds): boolean[] {
  console.log('page      elements  frames  over 34 ms  99th ms     px  missing');
  for (const [page, figures] of Object.entries(results)) {
    for (const each of figures) {
      const cells = [
        String(each.elements).padStart(10),
        String(each.frames).padStart(8),
        `${each.over34.toFixed(2)} %`.padStart(12),
        each.p99.toFixed(1).padStart(9),
        String(Math.round(each.distance)).padStart(7),
        String(each.missing).padStart(9),
      ];
      console.log(page.padEnd(8) + cells.join(''));
    }
  }
  const { games, upwards } = results;
  const both = [...games, ...upwards];
  return [
    judge('elements in /m/game, the most', Math.max(...both.map((each) => each.elements)), 600),
    judge('percent of frames over 34 ms, median', median(games.map((each) => each.over34)), 1),
    judge('the same upwards', median(upwards.map((each) => each.over34)), 1),
    judge('cards in view without a game', Math.max(...both.map((each) => each.missing)), 0),
    judge('pages that show no card at all', both.filter((each) => each.cards === 0).length, 0),
  ];
}

function printSearch({ plainMs, searches }: SearchFigures): boolean {
  console.log(
    `\nreading 60 of the games plainly: ${plainMs.toFixed(1)} ms; a search takes times that`,
  );
  for (const { text, ratio } of searches) {
    console.log(`${ratio.toFixed(1).padStart(7)}  ${text.slice(0, 24)}`);
  }
  return judge('the dearest search, times plain reading', searches[0]?.ratio ?? Infinity, 15);
}

function lobbyFigures(results: Rounds, { plainMs, searches }: SearchFigures): Figure[] {
  const scroll = Object.entries(results).flatMap(([page, measured]) =>
    (['elements', 'over34', 'p99', 'missing'] as const).map((name) => ({
      name: `${page} ${name}`,
      better: 'less' as const,
      value: median(measured.map((each) => each[name])),
    })),
  );
  return [
    ...scroll,
    { name: 'plain read ms', better: 'less', value: plainMs },
    { name: 'dearest search, of it', better: 'less', value: searches[0]?.ratio ?? Infinity },
  ];
}

async function measureAll(product: Product): Promise<boolean> {
  const lobby = await makeLargeLobby(product);
  const call = callerOf(product.port, lobby.merchant.host);
  const isOpen = async () => (await call('GET', '/m/home')).status === 200;
  if ((await wait(10_000, isOpen)) === null) throw new Error('the merchant never opened');
  const scrolled = await scrollRounds(product, lobby);
  const scroll = printScroll(scrolled);
  const searched = await measureSearch(call);
  const search = printSearch(searched);
  keepFigures(lobbyFigures(scrolled, searched));
  return search && scroll.every(Boolean);
}

process.exit((await withProduct('lumen.localhost', measureAll, productFolder)) ? 0 : 1);
