import { describe, expect, test } from 'vitest';
import { keepByVersion } from './keep-by-version.ts';

/** A read that waits until the test releases it, and counts its calls. */
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
    const kept = keepByVersion(read, 1_000_000);
    const calls = Array.from({ length: 200 }, () => kept(merchant('one', 1)));
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve('lanes');
    expect(new Set(await Promise.all(calls))).toEqual(new Set(['one lanes']));
    await kept(merchant('one', 1));
    expect(waiting).toHaveLength(1);
  });

  test('T5 merchants have reads of their own', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read, 1_000_000);
    const [one, two] = [kept(merchant('one', 1)), kept(merchant('two', 1))];
    for (const each of waiting) each.resolve('lanes');
    expect(await Promise.all([one, two])).toEqual(['one lanes', 'two lanes']);
  });

  test('T5 a newer version is read anew, and who began before it gets what was there', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read, 1_000_000);
    const before = kept(merchant('one', 1));
    const after = kept(merchant('one', 2));
    waiting[1]?.resolve('new');
    waiting[0]?.resolve('old');
    expect(await before).toBe('one old');
    expect(await after).toBe('one new');
    expect(await kept(merchant('one', 2))).toBe('one new');
    expect(await kept(merchant('one', 1))).toBe('one old');
    expect(waiting).toHaveLength(2);
  });

  test('T5 of more merchants than there is room for, those asked for lately are kept', async () => {
    const asked: string[] = [];
    // 8 times 102 bytes for each merchant.
    const read = async ({ code }: { code: string; version: number }) => {
      asked.push(code);
      return code.repeat(100);
    };
    const kept = keepByVersion(read, 2_000);
    for (const code of ['a', 'b', 'a', 'c', 'a', 'b']) await kept(merchant(code, 1));
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  test('R3 a read that failed is tried again by the next caller', async () => {
    const { read, waiting } = slowRead();
    const kept = keepByVersion(read, 1_000_000);
    const failing = kept(merchant('one', 1));
    waiting[0]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    const again = kept(merchant('one', 1));
    waiting[1]?.resolve('lanes');
    expect(await again).toBe('one lanes');
  });
});
