// npm run bench:draw -- [rounds] [scenes]
// Measures the frames of each scene of our games on a slow phone, against those of a bare page in the same run;
// `-- 2 reels mines` measures these two scenes.
import { readFileSync } from 'node:fs';
import { errors, type Browser, type Page } from '@playwright/test';
import { callerOf, type Caller } from '../soak/caller.ts';
import { withProduct } from '../soak/own-product.ts';
import type { Product } from '../soak/product.ts';
import { frameFigures, printFrames, type Row } from './draw/frame-table.ts';
import { launchOf } from './draw/game-launch.ts';
import { scenes, titleOf, vendorOf, type Scene } from './draw/scenes.ts';
import { openTurnedStudio } from './draw/turned-studio.ts';
import { keepFigures, numbers, productFolder, words } from './figures/options.ts';
import {
  measureSpan,
  measureStillness,
  watchFrames,
  type RevealFigures,
} from './measure/measure-reveal.ts';
import { makeCertificate } from './phone/certificate.ts';
import { startFront } from './phone/front.ts';
import { phone, startBrowser } from './phone/phone.ts';

const [rounds = 6] = numbers;
const named = scenes.filter(({ name }) => words.length === 0 || words.includes(name));
if (words.some((word) => scenes.every(({ name }) => name !== word))) {
  console.error(`Scenes are ${scenes.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const floor = readFileSync(new URL('floor/index.html', import.meta.url), 'utf8');
/** Duration of six balls and the words after them, in milliseconds. */
const asLongAsADraw = 5_200;

async function measureFloor(page: Page): Promise<RevealFigures> {
  await page.setContent(floor);
  await watchFrames(page);
  return measureStillness(page, asLongAsADraw);
}

async function measureScene(page: Page, scene: Scene, address: string): Promise<RevealFigures> {
  const { span, before, play, least = 0, most } = scene;
  await page.goto(address);
  await before?.(page);
  await watchFrames(page);
  await play?.(page);
  return measureSpan(page, span, { least, most });
}

async function inPage<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: false });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Repeats an attempt that timed out. At the end of a sale a ticket is refused or belongs to the current draw, so the game is reopened. */
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

/** Lists the scenes that can be measured. Another checkout may lack a scene, and this code cannot turn its clock. */
async function listPlayable(call: Caller): Promise<Scene[]> {
  if (!productFolder) return named;
  const playable: Scene[] = [];
  for (const scene of named) {
    if (scene.isTurned || !(await canOpen(call, scene))) console.log(`${scene.name} is left out`);
    else playable.push(scene);
  }
  return playable;
}

async function canOpen(call: Caller, { titles }: Scene): Promise<boolean> {
  const opened = titles.map((code) => launchOf(call, code, vendorOf(code))().catch(() => null));
  return (await Promise.all(opened)).every((path) => path !== null);
}

type GameOpener = { open: (gameCode: string) => Promise<string>; close: () => Promise<void> };
type Stage = { product: Product; call: Caller; certificate: ReturnType<typeof makeCertificate> };

async function openProduct({ product, call, certificate }: Stage): Promise<GameOpener> {
  const port = product.port + 4;
  const front = await startFront(certificate, { port, host: `studio.localhost:${port}` });
  return {
    open: async (code) =>
      `https://localhost:${front.port}${await launchOf(call, code, vendorOf(code))()}`,
    close: async () => front.close(),
  };
}

async function openTurned({ product, certificate }: Stage): Promise<GameOpener> {
  const studio = await openTurnedStudio(product);
  const front = await startFront(certificate, studio);
  return {
    open: async (code) => `https://localhost:${front.port}${await studio.launch(code)}`,
    close: async () => {
      front.close();
      await studio.close();
    },
  };
}

async function measureAll(product: Product): Promise<Row[]> {
  const call = callerOf(product.port, 'marigold.localhost');
  const stage = { product, call, certificate: makeCertificate() };
  const playable = await listPlayable(call);
  const ordinary = await openProduct(stage);
  const turned = playable.some(({ isTurned }) => isTurned) ? await openTurned(stage) : ordinary;
  const browser = await startBrowser(stage.certificate.fingerprint);
  const bare: Row = { name: 'floor', seen: [], isFloor: true };
  const rows = playable.map((scene) => ({ name: scene.name, scene, seen: [] as RevealFigures[] }));
  // The first run warms up the server and the browser and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    const isKept = round >= 0;
    const still = await inPage(browser, measureFloor);
    if (isKept) bare.seen.push(still);
    for (const { scene, seen } of rows) {
      const { open } = scene.isTurned ? turned : ordinary;
      const figures = await inTime(() =>
        inPage(browser, async (page) =>
          measureScene(page, scene, await open(titleOf(scene, round))),
        ),
      );
      if (isKept) seen.push(figures);
    }
  }
  await browser.close();
  await ordinary.close();
  if (turned !== ordinary) await turned.close();
  return [bare, ...rows];
}

async function measureProduct(product: Product): Promise<boolean> {
  const rows = await measureAll(product);
  keepFigures(frameFigures(rows));
  return printFrames(rows);
}

const isMet = await withProduct('marigold.localhost', measureProduct, productFolder);
process.exit(isMet ? 0 : 1);
