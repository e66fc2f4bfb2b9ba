// Starts the whole product as a new user does, and ends it without leaving processes behind.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { clusterUrl } from '@parlour/database/embedded/address';
import { demoPopups } from '@parlour/seed/demo-popups';
import { withdrawAnnouncements } from '@parlour/seed/testing/announcement-fixtures';
import { claimPorts } from '@parlour/edge/testing/claim-ports';
import { findLeaks } from './canaries.ts';
import { processesNaming } from './processes.ts';
import { setMerchant } from './set-merchant.ts';

const until = async (deadlineMs: number, isDone: () => Promise<boolean>): Promise<boolean> => {
  const deadline = performance.now() + deadlineMs;
  while (performance.now() < deadline) {
    if (await isDone()) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });

async function start(port: number, dataDir: string): Promise<ChildProcess> {
  const site = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '../..'),
    // Draws every 15 seconds, which tests can wait for.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOTTERY_PERIOD: '15' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, as in a terminal, so that Ctrl-C reaches npm and its children.
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [site.stdout, site.stderr]) {
    stream.on('data', (bytes: Buffer) => said.push(String(bytes)));
  }
  // Printed once the lobby is filled, too.
  const isSaid = () => said.join('').includes('Parlour is ready.');
  const isUp = await until(
    180_000,
    async () => site.exitCode !== null || (isSaid() && (await isReady(port))),
  );
  if (!isUp || site.exitCode !== null) {
    signal(site, 'SIGINT');
    throw new Error(`npm start did not get ready:\n${said.join('')}`);
  }
  return site;
}

function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, name);
}

/** Returns the inboxes of the stand-ins. */
async function readRecords(port: number): Promise<Record<string, string>> {
  const read = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { host: `sandbox.localhost:${port}` };
      get({ host: '127.0.0.1', port, path, headers }, (answer) => {
        text(answer).then(resolve, reject);
      }).on('error', reject);
    });
  const paths = ['/hub/inbox', '/sms/inbox', '/mail/inbox', '/ads/records'];
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await read(path)])));
}

async function end(site: ChildProcess, dataDir: string, port: number): Promise<void> {
  const records = await readRecords(port + 1);
  const gone = once(site, 'exit');
  signal(site, 'SIGINT');
  await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 15_000))]);
  const isQuiet = await until(10_000, async () => processesNaming(dataDir).length === 0);
  const left = processesNaming(dataDir);
  for (const { pid } of left) process.kill(pid, 'SIGKILL');
  const leaks = findLeaks(dataDir, records);
  rmSync(dataDir, { recursive: true, force: true });
  if (!isQuiet) {
    throw new Error(`npm start left processes behind:\n${left.map(({ line }) => line).join('\n')}`);
  }
  if (leaks.length > 0) throw new Error(`secrets stand where they must not:\n${leaks.join('\n')}`);
}

/** Raises the demo merchants' limits per address: all tests have one address. Limits are tested at other merchants. */
async function liftLimits(): Promise<void> {
  const limits = ['loginPerAddress', 'codesPerAddress', 'registerPerAddress', 'captchasPerAddress'];
  const lifted = limits.map((name) => `limits.${name}=1000000`);
  for (const code of ['lumen', 'marigold', 'plain']) await setMerchant(code, 'set', ...lifted);
}

/** Turns off Plain's captcha, because tests of other subjects log in there. Captchas are tested at other merchants. */
const lowerGuard = () => setMerchant('plain', 'set', 'register.captcha.enabled=off');

/** Withdraws the demo's popups, because tests of other subjects use these sites. Announcements are tested at other merchants. */
async function withdrawAll(dataDir: string): Promise<void> {
  const ownerUrl = clusterUrl(dataDir, 'owner');
  for (const [merchantCode, { group }] of Object.entries(demoPopups)) {
    await withdrawAnnouncements({ ownerUrl, merchantCode }, group);
  }
}

export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  const ports = await claimPorts();
  const port = ports.first;
  const site = await start(port, dataDir);
  // Workers read the address from their environment.
  process.env['PARLOUR_E2E_PORT'] = String(port);
  process.env['PARLOUR_E2E_DATA'] = dataDir;
  await liftLimits();
  await lowerGuard();
  await withdrawAll(dataDir);
  return async () => {
    await end(site, dataDir, port);
    await ports.release();
  };
}
