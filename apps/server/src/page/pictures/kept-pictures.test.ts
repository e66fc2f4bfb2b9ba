import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMerchant, type TestMerchant } from '@parlour/database/testing/fixtures';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { keepPictures, type KeptPictures } from './kept-pictures.ts';

let folder: string;
let troubles: unknown[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-kept-'));
  troubles = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (mostBytes = 1_000_000): KeptPictures =>
  keepPictures({ folder, mostBytes, onTrouble: (error) => void troubles.push(error) });

/** Creates a `draw` that returns `text`, and counts its calls. */
function painter(text: string) {
  const seen = { drawn: 0 };
  const draw = async (): Promise<Buffer> => {
    seen.drawn += 1;
    return Buffer.from(text);
  };
  return { seen, draw };
}

const listFiles = (): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
const bytesKept = (): number => listFiles().reduce((sum, path) => sum + statSync(path).size, 0);

const place = { merchantCode: 'lumen', name: 'splash-1' };

describe('kept pictures', () => {
  test('ROUTE-11 one is drawn once, however many ask at once, and is there after a restart', async () => {
    const { seen, draw } = painter('a picture');
    const first = open();
    const asked = await Promise.all(Array.from({ length: 50 }, () => first.find(place, draw)));
    expect(new Set(asked.map(String))).toEqual(new Set(['a picture']));
    await first.written();
    expect(String(await open().find(place, draw))).toBe('a picture');
    expect(seen.drawn).toBe(1);
    expect(troubles).toEqual([]);
    // A leftover draft would be a useless file.
    expect(listFiles()).toHaveLength(1);
  });

  test('T5 a merchant gets its own, under whatever name another has one', async () => {
    const pictures = open();
    await pictures.find(place, painter('of lumen').draw);
    const other = { ...place, merchantCode: 'marigold' };
    expect(String(await pictures.find(other, painter('of marigold').draw))).toBe('of marigold');
    await pictures.written();
    const later = open();
    const { draw } = painter('nobody’s');
    expect(String(await later.find(place, draw))).toBe('of lumen');
    expect(String(await later.find(other, draw))).toBe('of marigold');
  });

  test.each([
    ['cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 40))],
    ['empty', (path: string) => writeFileSync(path, '')],
    ['of zeros', (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size))],
  ])('ROUTE-11 a file that is %s is drawn anew, and mended', async (_, spoil) => {
    const pictures = open();
    await pictures.find(place, painter('a picture').draw);
    await pictures.written();
    const [path = ''] = listFiles();
    spoil(path);
    const { seen, draw } = painter('a picture');
    const later = open();
    expect(String(await later.find(place, draw))).toBe('a picture');
    await later.written();
    expect(String(await open().find(place, draw))).toBe('a picture');
    expect(seen.drawn).toBe(1);
  });

  test.each([
    ['is a file', 1, () => writeFileSync(folder, 'in the way')],
    // A draft's name is too long: nothing can be written.
    ['takes no file', 240, () => undefined],
  ])('ROUTE-11 a folder that %s breaks no answer, and is told once', async (_, length, spoil) => {
    rmSync(folder, { recursive: true });
    spoil();
    const pictures = open();
    const nameOf = (text: string) => ({ ...place, name: text.padEnd(length, '-') });
    for (const text of ['one', 'two', 'three']) {
      expect(String(await pictures.find(nameOf(text), painter(text).draw))).toBe(text);
      await pictures.written();
    }
    expect(troubles).toHaveLength(1);
    // The pictures are still cached in memory.
    const { seen, draw } = painter('again');
    expect(String(await pictures.find(nameOf('one'), draw))).toBe('one');
    expect(seen.drawn).toBe(0);
  });

  test('A5 all together take no more than is allowed: the oldest go, also those of processes before', async () => {
    const size = 1_000;
    const name = (at: number) => ({ ...place, name: `splash-${at}` });
    const before = open(10 * size);
    await before.find(name(0), painter('x'.repeat(size)).draw);
    await before.written();
    const [oldest = ''] = listFiles();
    utimesSync(oldest, 1, 1);
    const pictures = open(10 * size);
    for (let at = 1; at < 40; at += 1) {
      await pictures.find(name(at), painter('x'.repeat(size)).draw);
      await pictures.written();
      expect(bytesKept()).toBeLessThanOrEqual(10 * size);
    }
    expect(listFiles()).not.toContain(oldest);
    expect(listFiles().length).toBeGreaterThan(5);
    const { seen, draw } = painter('anew');
    await open(10 * size).find(name(39), draw);
    expect(seen.drawn).toBe(0);
  });

  test('ROUTE-11 a drawing that fails is told to whoever asked, and tried again', async () => {
    const pictures = open();
    const fail = () => Promise.reject(new Error('no ink'));
    await expect(pictures.find(place, fail)).rejects.toThrow('no ink');
    expect(String(await pictures.find(place, painter('ink').draw))).toBe('ink');
  });
});

describe('splash images', () => {
  let site: TestSite;
  let dark: TestMerchant;
  let light: TestMerchant;
  beforeAll(async () => {
    site = await startTestSite();
    dark = await createMerchant(site.urls.ownerUrl, { 'theme.scheme': 'dark' });
    light = await createMerchant(site.urls.ownerUrl, { 'theme.scheme': 'light' });
    await site.merchants.reload();
  });
  afterAll(() => site.close());

  const splashOf = async ({ host }: TestMerchant, on = site): Promise<Buffer> => {
    const url = '/m/splash/640x1136.png';
    return (await on.app.inject({ url, headers: { host } })).rawPayload;
  };

  test('T5, ROUTE-11 each merchant has its own, the same after a restart, and another where the folder is broken', async () => {
    const pictures = open();
    const first = await startTestSite({ pictures }, site);
    const drawn = [await splashOf(dark, first), await splashOf(light, first)];
    expect(drawn[0]?.equals(drawn[1] ?? Buffer.alloc(0))).toBe(false);
    await first.close();
    const folders = readdirSync(folder);
    expect(folders.toSorted()).toEqual([dark.code, light.code].toSorted());
    const second = await startTestSite({ pictures: open() }, site);
    expect(await splashOf(dark, second)).toEqual(drawn[0]);
    expect(await splashOf(light, second)).toEqual(drawn[1]);
    await second.close();
    // A process that does not use this folder draws the same picture.
    expect(await splashOf(dark)).toEqual(drawn[0]);
  });
});
