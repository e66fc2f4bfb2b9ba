import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { openLineStream, type LineStreamOptions } from './line-stream.ts';

/** Creates a disk with `room` free bytes. */
function openDisk(room: number) {
  const disk = { room, text: '' };
  const put: NonNullable<LineStreamOptions['put']> = (bytes, written) => {
    const count = Math.min(disk.room, bytes.length);
    disk.room -= count;
    disk.text += bytes.toString('utf8', 0, count);
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    setImmediate(() => (count === 0 ? written(full, 0) : written(null, count)));
  };
  const stream = openLineStream({ base: { pid: 1 }, longest: 1, gathered: 200, put });
  return { disk, stream };
}
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

test('HOUSE a full disk costs lines, and how many is told once there is room', async () => {
  const { disk, stream } = openDisk(25);
  for (let line = 0; line < 10; line += 1) stream.write(`{"line":${line}}\n`);
  await vi.waitFor(() => expect(disk.room).toBe(0));
  await new Promise((resolve) => setImmediate(resolve));
  stream.write('{"line":10}\n');
  await vi.waitFor(() => expect(disk.text).toHaveLength(25));
  disk.room = 10_000;
  await vi.waitFor(() => {
    stream.write('{"line":11}\n');
    expect(disk.text).toContain('"line":11');
  });
  const lines = linesOf(disk.text);
  const whole = lines.filter((line) => /^\{"line":\d+\}$/.test(line)).length;
  const [notice = '{}'] = lines.filter((line) => line.includes('no room'));
  const told = JSON.parse(notice) as { level: number; pid: number; lines: number };
  expect(told).toMatchObject({ level: 40, pid: 1 });
  const after = disk.text.split('"line":11').length - 1;
  // Eleven lines before there was space again, of which two were complete.
  expect(whole - after + told.lines).toBe(11);
  // The half line that remained has its own line end.
  expect(lines.filter((line) => !line.endsWith('}'))).toHaveLength(1);
});

test('HOUSE a reader that takes nothing is waited for, and what is too much is counted', async () => {
  let isOpen = false;
  let text = '';
  const stream = openLineStream({
    base: {},
    longest: 1,
    gathered: 100,
    put: (bytes, written) => {
      if (isOpen) text += bytes.toString();
      const busy = Object.assign(new Error('later'), { code: 'EAGAIN' });
      setImmediate(() => (isOpen ? written(null, bytes.length) : written(busy, 0)));
    },
  });
  const line = `${'x'.repeat(1_023)}\n`;
  for (let count = 0; count < 1_200; count += 1) stream.write(line);
  isOpen = true;
  await vi.waitFor(() => {
    stream.write(line);
    expect(text).toContain('no room');
  });
  const notice = linesOf(text).find((each) => each.startsWith('{')) ?? '{}';
  const { lines } = JSON.parse(notice) as { lines: number };
  expect(lines).toBeGreaterThanOrEqual(175);
  expect(lines).toBeLessThanOrEqual(1_200 - 1_024);
});

const edge = (file: string): string => new URL(file, import.meta.url).href;
const children = {
  'the server': `
    const { openLog } = await import(${JSON.stringify(edge('../../../apps/server/src/log.ts'))});
    const { log, sayRequest } = openLog('info');
    const say = () => { log.info('said'); sayRequest({ route: '/' }); };`,
  'a supplier': `
    const { openApp } = await import(${JSON.stringify(edge('../../supplier/src/process/open-app.ts'))});
    const { generateKeyPairSync } = await import('node:crypto');
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const app = openApp({ hosts: ['x'], isHttps: false, key });
    const say = () => app.log.info('said');`,
};

test.each(Object.entries(children))('HOUSE a full disk does not end %s', async (_, opened) => {
  const full = openSync('/dev/full', 'w');
  // Long enough for many writes; then the process ends normally.
  const script = `${opened}
      let turns = 0;
      const timer = setInterval(() => {
        for (let line = 0; line < 500; line += 1) say();
        turns += 1;
        if (turns === 20) { clearInterval(timer); process.exit(0); }
      }, 20);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', full, 'pipe'],
    timeout: 30_000,
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  closeSync(full);
  expect({ code, said }).toEqual({ code: 0, said: '' });
});
