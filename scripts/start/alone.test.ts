import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Alone = <T>(root: string, work: () => T | Promise<T>) => Promise<T>;
// Plain JavaScript has no types to import.
const module: { alone: Alone } = await import(new URL('alone.mjs', import.meta.url).href);
const { alone } = module;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-alone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('alone', () => {
  it('HOUSE two that start at once do their work one after the other', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await sleep(20);
      order.push(`${name} ends`);
    };
    await Promise.all([alone(folder, work('one')), alone(folder, work('two'))]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  it('HOUSE one that was killed does not stop the next', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    mkdirSync(join(folder, '.cache'));
    writeFileSync(join(folder, '.cache', 'preparing'), String(pid));
    expect(await alone(folder, () => 'done')).toBe('done');
    expect(existsSync(join(folder, '.cache', 'preparing'))).toBe(false);
  });
});
