import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createPageCache, type PageCache, type PageSource } from './page-cache.ts';

const source = (html: string): PageSource => ({
  html,
  policy: "default-src 'none'",
  status: 200,
  leading: [],
  hinted: [],
});

describe('the page cache', () => {
  test('BOOT-03 a page is made once, however many ask at the same time', async () => {
    const cache = createPageCache(1_000_000);
    let made = 0;
    const make = async () => {
      made += 1;
      return source('<p>');
    };
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', make)));
    expect(made).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test('BOOT-03 it is kept plain and compressed, under a name of its content', async () => {
    const cache = createPageCache(1_000_000);
    const one = await cache.get('a', async () => source('<p>one</p>'));
    const two = await cache.get('b', async () => source('<p>two</p>'));
    expect(brotliDecompressSync(one.br).toString()).toBe('<p>one</p>');
    expect(gunzipSync(one.gzip).toString()).toBe('<p>one</p>');
    expect(one.etag).toMatch(/^"[\w-]{22}"$/);
    expect(one.etag).not.toBe(two.etag);
  });

  test('BOOT-03 it never holds more than its bound, and the one not asked for the longest goes', async () => {
    const sizeOf = (cache: PageCache) => cache.get('x', async () => source('x')).then(cache.size);
    const one = await sizeOf(createPageCache(1_000_000));
    const cache = createPageCache(3 * one);
    const made: string[] = [];
    const ask = (key: string) =>
      cache.get(key, async () => {
        made.push(key);
        return source(key);
      });
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'b']);
    expect(cache.size()).toBe(3 * one);
  });

  test('BOOT-03 a page that is larger than all of the room is made each time, and pushes no other one out', async () => {
    const cache = createPageCache(5_000);
    let made = 0;
    const large = async () => {
      made += 1;
      return source('x'.repeat(10_000));
    };
    const small = await cache.get('small', async () => source('small'));
    await cache.get('large', large);
    await cache.get('large', large);
    expect(made).toBe(2);
    expect(await cache.get('small', async () => source('small'))).toBe(small);
  });

  test('BOOT-03 a failure is told to whoever asked and forgotten', async () => {
    const cache = createPageCache(1_000_000);
    const fail = () => Promise.reject(new Error('broken'));
    await expect(cache.get('a', fail)).rejects.toThrow('broken');
    expect((await cache.get('a', async () => source('<p>'))).plain.toString()).toBe('<p>');
  });
});
