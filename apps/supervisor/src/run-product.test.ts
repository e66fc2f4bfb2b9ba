import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';

const source = (name: string): string => new URL(name, import.meta.url).href;

/** A child process that records its events. It takes `finishMs` to end, and fails if that is `bad`. */
const child = `
  import { appendFileSync } from 'node:fs';
  const [name, finishMs, events] = process.argv.slice(2);
  const note = (what) => appendFileSync(events, name + ' ' + what + '\\n');
  const end = (why) => { note(why); setTimeout(() => { note('ended'); process.exit(0); }, +finishMs); };
  process.once('SIGTERM', () => end('told'));
  process.once('disconnect', () => end('alone'));
  process.on('SIGINT', () => note('interrupted'));
  setInterval(() => {}, 60_000);
  if (finishMs === 'bad') process.exit(1);
  note('ready ' + process.pid);
  process.send({ ready: true });`;

const parent = `
  import { runProduct } from '${source('run-product.ts')}';
  import { startChild } from '${source('children/child.ts')}';
  import { listenForStop } from '${source('stop-request.ts')}';
  const [folder, finishMs] = process.argv.slice(2);
  const plan = (name, ms) => ({ name, script: folder + '/child.mjs', args: [name, ms, folder + '/events'],
    env: {}, log: folder + '/log' });
  const stop = listenForStop();
  runProduct({
    readAhead: async () => {},
    startDatabase: () => startChild(plan('database', '0'), new AbortController().signal),
    prepareDatabase: async () => {},
    planChildren: () => [plan('server', finishMs), plan('sandbox', '0')],
    whenReady: () => console.log('all ready'),
    report: (line) => console.error(line),
  }, stop).then(() => process.exit(0), (error) => { console.error(error.message); process.exit(1); });`;

let folder: string;
const parents: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-house-'));
  writeFileSync(join(folder, 'child.mjs'), child);
  writeFileSync(join(folder, 'parent.ts'), parent);
  writeFileSync(join(folder, 'events'), '');
});
afterEach(() => {
  for (const each of parents.splice(0)) each.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const events = (): string[] => readFileSync(join(folder, 'events'), 'utf8').trim().split('\n');
const pids = (name: string): string[] =>
  events().flatMap((event) => new RegExp(`^${name} ready (\\d+)$`).exec(event)?.slice(1) ?? []);
const happened = (count: number, what: RegExp) =>
  vi.waitUntil(() => events().filter((event) => what.test(event)).length >= count, {
    timeout: 10_000,
  });

function openProduct(finishMs = '0'): ChildProcess {
  const opened = spawn(process.execPath, [join(folder, 'parent.ts'), folder, finishMs], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  parents.push(opened);
  return opened;
}

async function ended(process: ChildProcess): Promise<{ code: unknown; ms: number }> {
  const began = performance.now();
  const [code] = process.exitCode === null ? await once(process, 'exit') : [process.exitCode];
  return { code, ms: performance.now() - began };
}

describe('the product', () => {
  it.each(['server', 'sandbox', 'database'])('R1 a killed %s is started again', async (name) => {
    const opened = openProduct();
    await happened(3, /ready/);
    const [first] = pids(name);
    process.kill(Number(first ?? process.pid), 'SIGKILL');
    await happened(2, new RegExp(`${name} ready`));
    expect(pids(name)[1]).not.toBe(first);
    opened.kill('SIGTERM');
    expect((await ended(opened)).code).toBe(0);
  });

  it('R2 it ends in order: what the server does is finished before the database goes', async () => {
    const opened = openProduct('300');
    await happened(3, /ready/);
    opened.kill('SIGINT');
    opened.kill('SIGINT');
    expect((await ended(opened)).code).toBe(0);
    const order = events().filter((event) => /^(server|database) (told|ended)/.test(event));
    expect(order).toEqual(['server told', 'server ended', 'database told', 'database ended']);
  });

  it(
    'R2 a server that does not finish is killed, and all is over within 10 s',
    { tags: ['nightly'] },
    async () => {
      const opened = openProduct('60000');
      await happened(3, /ready/);
      opened.kill('SIGTERM');
      const { code, ms } = await ended(opened);
      expect(code).toBe(0);
      expect(ms).toBeLessThan(10_000 * inject('slack'));
      expect(events()).not.toContain('server ended');
      expect(events()).toContain('database ended');
    },
  );

  it('HOUSE when what began it is gone, all is over within 5 s even if the server is slow', async () => {
    const opened = openProduct('60000');
    await happened(3, /ready/);
    opened.disconnect();
    expect((await ended(opened)).ms).toBeLessThan(4_500 * inject('slack'));
    expect(events()).toContain('database ended');
  });

  it('R1 the parent killed with -9 leaves no child behind', async () => {
    const opened = openProduct();
    await happened(3, /ready/);
    opened.kill('SIGKILL');
    await happened(3, /ended/);
    expect(events().filter((event) => event.endsWith('alone'))).toHaveLength(3);
  });

  it('HOUSE a child that cannot start ends all, with exit code 1', async () => {
    const opened = openProduct('bad');
    let said = '';
    opened.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect((await ended(opened)).code).toBe(1);
    expect(said).toMatch(/^server did not start: it ended with exit code 1[^\n]+\n$/);
    expect(events()).toContain('database ended');
  });

  it('HOUSE Ctrl-C in the terminal reaches the parent only, and during the start too', async () => {
    const opened = openProduct();
    await happened(1, /database ready/);
    opened.kill('SIGINT');
    expect((await ended(opened)).code).toBe(0);
    expect(events()).toContain('database ended');
    expect(events().filter((event) => event.endsWith('interrupted'))).toEqual([]);
  });
});
