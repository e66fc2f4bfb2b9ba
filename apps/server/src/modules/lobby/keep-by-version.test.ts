import { describe, expect, test } from 'vitest';
import { keepByVersion } from './keep-by-version.ts';

/** A read that waits until it is let go, and counts. */
function slowRead() {
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const read = ({ code }: { code: string; version: number }) =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ resolve: (value) => resolve(`${code} ${value}`), reject });
    });
  return { read, waiting };
}
const merchant = (code: string, version: number) => ({ code, version });

describe('keepByVersion', () => {
  test('T5 callers at the same time share one read, later ones its answer', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read);
    const calls = Array.from({ length: 200 }, () => kept(merchant('one', 1)));
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve('lanes');
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['one lanes']));
    await kept(merchant('one', 1));
    expect(waiting).toHaveLength(1);
  });

  test('T5 merchants have reads of their own', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read);
    const [one, two] = [kept(merchant('one', 1)), kept(merchant('two', 1))];
    for (const each of waiting) each.resolve('lanes');
    expect(await Promise.all([one, two])).toEqual(['one lanes', 'two lanes']);
  });

  test('T5 a newer version is read anew, and an older one is never asked for again', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read);
    const before = kept(merchant('one', 1));
    const after = kept(merchant('one', 2));
    waiting[1]?.resolve('new');
    waiting[0]?.resolve('old');
    expect(await before).toBe('one old');
    expect(await after).toBe('one new');
    expect(await kept(merchant('one', 1))).toBe('one new');
    expect(waiting).toHaveLength(2);
  });

  test('R3 a read that failed is tried again by the next caller', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read);
    const failing = kept(merchant('one', 1));
    waiting[0]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    const again = kept(merchant('one', 1));
    waiting[1]?.resolve('lanes');
    expect(await again).toBe('one lanes');
  });
});
