// npm run screens -- [part of a name]
// Writes docs/screens: every screen and state as a phone shows it, in both merchants' looks.
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { demoPassword } from '@parlour/database/seed/demo-facts';
import { findFreePorts } from '../e2e/free-ports.ts';
import { callerOf } from '../soak/caller.ts';
import { isReady, start, wait, type Product } from '../soak/product.ts';
import { shots, type Shot } from './screens-list.ts';

const folder = join(import.meta.dirname, '../docs/screens');
const [wanted = ''] = process.argv.slice(2);

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
};

async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/m/login?language=EN`);
  await page.getByLabel('Username', { exact: true }).fill('demo');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/home$/);
}

async function take(context: BrowserContext, shot: Shot, port: number): Promise<void> {
  const address = `http://${shot.merchant}.localhost:${port}`;
  const page = await context.newPage();
  if (shot.as === 'member') await logIn(page, address);
  await context.addCookies([{ name: 'language', value: shot.language ?? 'EN', url: address }]);
  await shot.before?.(page);
  await page.goto(address + shot.path);
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  await shot.act?.(page);
  await page.waitForLoadState('networkidle');
  // The last movement of a sheet or a skeleton takes half a second at the most.
  await page.waitForTimeout(700);
  await page.screenshot({ path: join(folder, `${nameOf(shot)}.png`) });
}

const nameOf = ({ name, merchant, language = 'EN' }: Shot): string =>
  [name, merchant, ...(language === 'EN' ? [] : [language.toLowerCase()])].join('-');

async function takeAll(browser: Browser, port: number): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const shot of shots.filter((each) => nameOf(each).includes(wanted))) {
    const context = await browser.newContext(phone);
    await take(context, shot, port);
    await context.close();
    console.log(`docs/screens/${nameOf(shot)}.png`);
  }
}

const product: Product = {
  port: await findFreePorts(5),
  dataDir: mkdtempSync(join(tmpdir(), 'parlour-screens-')),
};
const running = start(product);
try {
  const call = callerOf(product.port, 'lumen.localhost');
  if ((await wait(120_000, () => isReady(call))) === null) throw new Error('never ready');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  await takeAll(browser, product.port);
  await browser.close();
} finally {
  const gone = once(running, 'exit');
  running.kill('SIGTERM');
  await gone;
  rmSync(product.dataDir, { recursive: true, force: true });
}
