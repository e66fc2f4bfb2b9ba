// npm run screens -- [part of a name] | --papers
// Writes .cache/screens: every screen and state on a phone, some in wider windows, in both merchants' themes. With `--papers` it writes docs/screens instead, only with the pictures that documents show.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from '@parlour/seed/demo-facts';
import { encodePng } from './screens/pictures/png.ts';
import { withProduct } from '../soak/own-product.ts';
import { wait, type Product } from '../soak/product.ts';
import { testBrowser } from './browser/chromium.mjs';
import { forgetAnswers } from '../e2e/page/kept-answers.ts';
import { countRequests, untilQuiet } from '../e2e/page/pending-requests.ts';
import { fewColours } from './screens/pictures/few-colours.ts';
import { openAnnouncements } from './screens/announcement-shots.ts';
import { paperFolder, picturesOfPapers } from './screens/pictures/paper-pictures.ts';
import { shots } from './screens/screens-list.ts';
import { fileOf, windows, type Shot } from './screens/shot.ts';

const root = join(import.meta.dirname, '..');
const [wanted = ''] = process.argv.slice(2);
const isForPapers = wanted === '--papers';
const folder = isForPapers ? paperFolder : '.cache/screens';

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  // A picture of an animation would differ each time.
  reducedMotion: 'reduce',
} as const;

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/m/login?language=EN`);
  await page.getByLabel('Username', { exact: true }).fill('demo');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/home$/);
}

/** Blocks addresses in the network layer: with Playwright's interception the browser would not cache, and the page would lack its typefaces. */
async function refuse(page: Page, part: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [`*${part}*`] });
}

/** A script for the page that checks whether it is ready. A launch may already have led to its game. */
const arrived = `performance.getEntriesByName(
  location.pathname.startsWith('/play/') ? 'usable' : 'hydrated',
).length > 0`;

/** Waits for the page by polling from outside, because a game's page forbids polling within it (CSP). A launch may change the page meanwhile. */
async function arrive(page: Page): Promise<void> {
  const waited = await wait(30_000, () => page.evaluate<boolean>(arrived).catch(() => false));
  if (waited === null) throw new Error(`${page.url()} was not ready in 30 s`);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await arrive(page);
  await untilQuiet(page);
}

async function take(context: BrowserContext, shot: Shot, port: number): Promise<Page> {
  const address = `http://${shot.merchant}.localhost:${port}`;
  const page = await context.newPage();
  if (shot.as === 'member') await logIn(page, address);
  await context.addCookies([{ name: 'language', value: shot.language ?? 'EN', url: address }]);
  // Opened twice, so that the page has its files when a part is blocked below.
  await open(page, address + shot.path);
  if (shot.without !== undefined) {
    await forgetAnswers(page);
    await refuse(page, shot.without);
  }
  await open(page, address + shot.path);
  await shot.act?.(page);
  await untilQuiet(page);
  // A picture of a failure that does not show it is none.
  if (shot.without !== undefined) await page.locator('main [role=alert]').first().waitFor();
  // The last pictures are decoded after that.
  await page.waitForTimeout(300);
  return page;
}

/** A script for each page that suppresses the site's own offers. */
const settle = `
  if (window.origin !== 'null') {
    for (const key of ['PWA_skipA2hs', 'download_closed', 'welcome_seen']) sessionStorage.setItem(key, '1');
  }`;

/** A script for the page in which the browser decodes its own screenshot. */
const read = (png: string) => `(async () => {
  const answer = await fetch('data:image/png;base64,${png}');
  const bitmap = await createImageBitmap(await answer.blob());
  const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  brush.drawImage(bitmap, 0, 0);
  const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
  return { width: bitmap.width, colours: new Uint8Array(data.buffer).toBase64() };
})()`;

async function write(page: Page, file: string): Promise<void> {
  const shown = await page.screenshot();
  await page.goto('about:blank');
  const script = read(shown.toString('base64'));
  const { width, colours } = await page.evaluate<{ width: number; colours: string }>(script);
  const { palette, pixels } = fewColours(Buffer.from(colours, 'base64'), width);
  writeFileSync(file, await encodePng(width, palette, pixels));
}

function wantedShots(): Shot[] {
  if (!isForPapers) return shots.filter((shot) => fileOf(shot).includes(wanted));
  const shown = picturesOfPapers(root);
  return shots.filter((shot) => shown.includes(`${folder}/${fileOf(shot)}`));
}

async function withContext<T>(
  browser: Browser,
  shot: Shot,
  use: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { on, userAgent, hasBars = false } = shot;
  const looks = { ...phone, ...(on && windows[on]), ...(userAgent && { userAgent }) };
  const profile = shot.hasProfile ? mkdtempSync(join(tmpdir(), 'parlour-profile-')) : null;
  const context =
    profile === null
      ? await browser.newContext(looks)
      : await chromium.launchPersistentContext(profile, { ...launch, ...looks });
  countRequests(context);
  try {
    if (!hasBars) await context.addInitScript(settle);
    return await use(context);
  } finally {
    await context.close();
    if (profile !== null) rmSync(profile, { recursive: true });
  }
}

/** Repeats failed work once: on a busy machine a page may be late. */
async function onceMore(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    console.warn(`Once more: ${String(fault).split('\n')[0]}`);
    await work();
  }
}

/** Changes settings, and waits until every process of the product has them, within a second. */
async function setMerchant({ dataDir }: Product, ...words: string[]): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['scripts/merchant.ts', ...words], { env });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
}

async function takeAll(browser: Browser, product: Product): Promise<void> {
  mkdirSync(join(root, folder), { recursive: true });
  const announcements = openAnnouncements(product.dataDir);
  for (const shot of wantedShots()) {
    const { merchant } = shot;
    const given = typeof shot.given === 'function' ? shot.given(product.port) : (shot.given ?? []);
    if (given.length > 0) await setMerchant(product, merchant, 'set', ...given);
    await announcements.show(merchant, shot.isAnnounced ?? false);
    const file = `${folder}/${fileOf(shot)}`;
    await onceMore(() =>
      withContext(browser, shot, async (context) =>
        write(await take(context, shot, product.port), join(root, file)),
      ),
    );
    const names = given.map((each) => each.slice(0, each.indexOf('=')));
    if (names.length > 0) await setMerchant(product, merchant, 'unset', ...names);
    console.log(file);
  }
}

const launch = {
  executablePath: testBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

await withProduct('lumen.localhost', async (product) => {
  const browser = await chromium.launch(launch);
  await takeAll(browser, product);
  await browser.close();
});
