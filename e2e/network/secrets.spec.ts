// Secrets are only where they are used: a session's halves and a game's address are in no other address, log or inbox (S3, G4).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { enterWithMoney, isInGame } from '../own/own-member.ts';
import { processesNaming } from '../product/processes.ts';
import { askSandbox } from '../launch/sandbox.ts';
import { expect, merchantUrl, sessionOf, test } from '../page/site.ts';

const folder = process.env['PARLOUR_E2E_DATA'] ?? '';

/** Returns the last part of a game's address, which opens the game once. */
const codeOf = (address: string): string => /[^/?=]*$/.exec(address)?.[0] ?? '';

/** Returns the logs of all processes. */
function logs(): string {
  const names = readdirSync(join(folder, 'logs'));
  expect(names).toEqual(expect.arrayContaining(['sandbox.log', 'server.log', 'studio.log']));
  return names.map((name) => readFileSync(join(folder, 'logs', name), 'utf8')).join('\n');
}

const inbox = (): Promise<string> => askSandbox('GET', '/hub/inbox');

/** Records the browser's requests. */
function noteRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}
const refererOf = (request: Request): string => request.headers()['referer'] ?? '';

/** Opens a game and returns the address to which the browser navigated. */
async function launch(page: Page, link: string): Promise<string> {
  const answered = page.waitForResponse(/\/wps\/game\/launchGame/);
  const gone = page.waitForRequest(
    (request) => request.isNavigationRequest() && !request.url().includes('/m/'),
  );
  await page.goto(merchantUrl('marigold', link));
  expect((await answered).headers()['cache-control']).toBe('no-store');
  const address = (await gone).url();
  await page.waitForURL((url) => url.origin === new URL(address).origin);
  return address;
}

/** Returns what the browser has stored for the site: storages and Cache Storage. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [localStorage, sessionStorage, document.cookie, history.state];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys())
        found.push(url, await (await cache.match(url))?.text());
    }
    return JSON.stringify(found);
  });

test('S3, G4, LAUNCH-01 no address of a game and no half of a session is written down, kept or used again', async ({
  page,
  context,
  trouble,
}) => {
  trouble.expect(/status of 410/);
  const requests = noteRequests(context);
  await enterWithMoney(page, 'marigold');
  const session = await sessionOf(page);
  const arcade = page.getByRole('region', { name: 'Arcade', exact: true });
  await arcade.scrollIntoViewIfNeeded();
  const card = arcade.getByRole('link').nth(1);
  const title = (await card.getAttribute('href')) ?? '';

  const atStudio = await launch(page, title);
  await isInGame(page);
  await page.goto(merchantUrl('marigold'));
  const again = await launch(page, title);
  const atHub = await launch(page, '/m/launchGame?vendor=SANDBOX&code=sbx_game');
  expect(new Set([atStudio, again, atHub]).size).toBe(3);
  // The hub's game calls our wallet with the token of its launch.
  await page.getByRole('button', { name: 'Stake', exact: true }).click();
  await expect(page.getByText('RS_OK').first()).toBeVisible();

  for (const address of [atStudio, again, atHub]) {
    const answer = await page.goto(address);
    expect([address, answer?.status()]).toEqual([address, 410]);
  }
  await page.goto(merchantUrl('marigold'));
  const codes = [atStudio, again, atHub].map(codeOf);
  const cookies = (await context.cookies()).filter(({ httpOnly }) => httpOnly);
  const halves = [session?.token ?? '', ...cookies.map(({ value }) => value)];
  for (const secret of [...codes, ...halves]) expect(secret.length).toBeGreaterThan(20);

  const written = { logs: logs(), inbox: await inbox(), kept: await kept(page) };
  // Control: these are the right logs and inbox.
  expect(written.logs).toContain('/wps/game/launchGame');
  expect(written.inbox).toContain('/transaction/bet');
  const referers = requests.map(refererOf).join('\n');
  const addresses = requests.map((request) => request.url()).join('\n') + referers;
  for (const secret of halves) {
    expect(written.logs).not.toContain(secret);
    expect(written.inbox).not.toContain(secret);
    expect(addresses).not.toContain(secret);
  }
  for (const code of codes) {
    for (const place of [...Object.values(written), referers]) expect(place).not.toContain(code);
  }
});

test('T2 each process knows the password of its own role, none that of the owner, and no log any', () => {
  test.skip(process.platform !== 'linux', 'only there can be read what a process was told');
  const passwords = join(folder, 'passwords');
  const passwordOf = (role: string) => readFileSync(join(passwords, role), 'utf8').trim();
  const toldOf = (role: string): string[] =>
    processesNaming(passwordOf(role)).map(
      ({ line }) => /(\w+)\/(?:src\/)?main\.ts/.exec(line)?.[1] ?? line,
    );
  const told = Object.fromEntries(readdirSync(passwords).map((role) => [role, toldOf(role)]));
  expect(told).toEqual({
    postgres: [],
    parlour_owner: [],
    parlour_staff: ['console'],
    parlour_app: ['server'],
    parlour_sandbox: ['sandbox'],
    parlour_studio: ['studio'],
  });
  const written = logs();
  for (const role of readdirSync(passwords)) expect(written).not.toContain(passwordOf(role));
});
