// npm run bench:load -- [loads]
// Measures cold loads of our pages on a simulated phone against a bare HTML page, interleaved in one run. Prints medians,
// ratios and targets.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import type { Browser } from '@playwright/test';
import { callerOf } from '../soak/caller.ts';
import type { Product } from '../soak/product.ts';
import { makeCertificate, type Certificate } from './phone/certificate.ts';
import { startFront } from './phone/front.ts';
import { launchOf, primaryButton } from './draw/game-launch.ts';
import { startLine } from '../e2e/product/phone-line.ts';
import { measureLoad, type Figures } from './measure/measure-load.ts';
import { measureRepeatVisit } from './measure/repeat-visit.ts';
import { logInAsMember, type Visitor } from './member.ts';
import { withProduct } from '../soak/own-product.ts';
import { phone, startBrowser } from './phone/phone.ts';
import { loadFigures, printTable } from './figures/load-table.ts';
import { keepFigures, numbers, productFolder } from './figures/options.ts';

export type Entry = {
  name: string;
  /** Path of the page. A function returns a new one for each load, for addresses that open once. */
  path: string | (() => Promise<string>);
  control: string;
  mark: string | null;
  /** Port of the server of the page. */
  port: number;
  host: string;
  /** True if the proxy in front passes on answers with status 103. */
  hints?: boolean;
  visitor?: Visitor;
  /** True to measure a second visit. */
  isAgain?: boolean;
};

// The server always sends early hints; the front decides for each entry whether the browser gets them.
process.env['EARLY_HINTS'] = 'on';

const [loads = 5] = numbers;

/**
 * A header of all our pages (H1). On the first visit of a tab it makes the browser start another process, which a page
 * opened from elsewhere needs in any case. The bare page with it shows which part of a ratio is due to that.
 */
const openerPolicy = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/** Starts the server of the bare page: HTML and inlined CSS only; at /policy with our one header that costs a process. */
async function startFloor(): Promise<{ port: number; close: () => void }> {
  const page = brotliCompressSync(readFileSync(new URL('floor/index.html', import.meta.url)));
  const server = createServer((request, response) => {
    response.writeHead(200, {
      ...(request.url === '/policy' && openerPolicy),
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() };
}

async function entriesOf(product: Product, floorPort: number): Promise<Entry[]> {
  const { port } = product;
  const mark = 'usable';
  const lumen = 'lumen.localhost';
  const marigold = 'marigold.localhost';
  const call = callerOf(port, marigold);
  const visitor = await logInAsMember(call, 'marigold');
  const game = {
    control: primaryButton,
    mark,
    port: port + 4,
    host: `studio.localhost:${port + 4}`,
  };
  const floor = { control: '#go', mark: null, port: floorPort, host: 'localhost' };
  return [
    { name: 'floor', path: '/', ...floor },
    { name: 'floor, COOP', path: '/policy', ...floor },
    { name: 'floor again', path: '/', ...floor, isAgain: true },
    { name: 'floor again, COOP', path: '/policy', ...floor, isAgain: true },
    { name: 'login', path: '/m/login', control: 'form button', mark, port, host: lumen },
    {
      name: 'login, hints',
      path: '/m/login',
      control: 'form button',
      mark,
      port,
      host: lumen,
      hints: true,
    },
    { name: 'register', path: '/m/register', control: 'form button', mark, port, host: lumen },
    { name: 'home, guest', path: '/m/home', control: 'main', mark, port, host: marigold },
    {
      name: 'home, member',
      path: '/m/home',
      control: 'main',
      mark,
      port,
      host: marigold,
      visitor,
    },
    {
      name: 'login again',
      path: '/m/login',
      control: 'form button',
      mark,
      port,
      host: lumen,
      isAgain: true,
    },
    {
      name: 'home again',
      path: '/m/home',
      control: 'main',
      mark,
      port,
      host: marigold,
      isAgain: true,
    },
    { name: 'lottery', path: launchOf(call, 'minute-six', lotteryVendors.vietnam), ...game },
    { name: 'lanterns', path: launchOf(call, 'three-lanterns', 'TIDEPOOL'), ...game },
  ];
}

async function measureOnce(browser: Browser, entry: Entry, address: string): Promise<Figures> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: false });
  try {
    await entry.visitor?.enter(context, address);
    const path = typeof entry.path === 'string' ? entry.path : await entry.path();
    const keptPath = entry.mark === null ? null : path;
    return entry.isAgain
      ? await measureRepeatVisit(context, address + path, { ...entry, keptPath })
      : await measureLoad(context, address + path, entry);
  } finally {
    await context.close();
  }
}

async function measureAll(
  entries: Entry[],
  certificate: Certificate,
): Promise<Map<string, Figures[]>> {
  const browser = await startBrowser(certificate.fingerprint);
  const results = new Map<string, Figures[]>(entries.map((entry) => [entry.name, []]));
  const lines = await Promise.all(
    entries.map(async (entry) => {
      const front = await startFront(certificate, entry);
      return { entry, front, line: await startLine(front.port) };
    }),
  );
  // The first run warms up the server and the browser and is not counted.
  for (let round = -1; round < loads; round += 1) {
    for (const { entry, line } of lines) {
      const figures = await measureOnce(browser, entry, `https://localhost:${line.port}`);
      if (round >= 0) results.get(entry.name)?.push(figures);
    }
  }
  await browser.close();
  for (const { front, line } of lines) {
    line.close();
    front.close();
  }
  return results;
}

async function measureProduct(product: Product): Promise<boolean> {
  const floor = await startFloor();
  try {
    const entries = await entriesOf(product, floor.port);
    const results = await measureAll(entries, makeCertificate());
    keepFigures(loadFigures(results));
    return printTable(results);
  } finally {
    floor.close();
  }
}

const isMet = await withProduct('lumen.localhost', measureProduct, productFolder);
process.exit(isMet ? 0 : 1);
