import { createHash, createHmac } from 'node:crypto';
import { numberBelow } from '@parlour/games/fair/number-below';
import { describe, expect, test } from 'vitest';
import { byteStream } from './byte-stream.ts';
import { commitmentOf, makeSeed, readSeed } from './seed.ts';

const seed = Buffer.alloc(32, 7);
const fixed = (...bytes: number[]) => {
  let used = 0;
  return {
    nextByte: () => {
      const byte = bytes[used];
      if (byte === undefined) throw new Error('No bytes are left.');
      used += 1;
      return byte;
    },
    used: () => used,
  };
};

describe('a seed', () => {
  test('G2 is 32 fresh bytes, and its commitment is the SHA-256 of them', () => {
    const [one, other] = [makeSeed(), makeSeed()];
    expect(one).toHaveLength(32);
    expect(one.equals(other)).toBe(false);
    expect(commitmentOf(one)).toBe(createHash('sha256').update(one).digest('hex'));
  });

  test('G2 has one text', () => {
    const text = makeSeed().toString('hex');
    expect(readSeed(text)?.toString('hex')).toBe(text);
    expect(readSeed(text.slice(2))).toBeNull();
    expect(readSeed('A'.repeat(64))).toBeNull();
    expect(readSeed(`${text}\n`)).toBeNull();
  });
});

describe('the bytes', () => {
  const block = (text: string) => createHmac('sha256', seed).update(text).digest();

  test('G1 are HMAC-SHA-256 of the name, a colon and the block’s number, block after block', () => {
    const stream = byteStream(seed, '20261121-1263');
    const bytes = Buffer.from(Array.from({ length: 70 }, () => stream.nextByte()));
    const blocks = [0, 1, 2].map((n) => block(`20261121-1263:${n}`));
    expect(bytes).toEqual(Buffer.concat(blocks).subarray(0, 70));
  });
});

describe('a number below a limit', () => {
  test('G1 each of 45 numbers has five bytes, and the last 31 bytes are passed over', () => {
    const counts = new Map<number, number>();
    for (let byte = 0; byte < 225; byte += 1) {
      const number = numberBelow(fixed(byte), 45);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect(counts.size).toBe(45);
    expect(new Set(counts.values())).toEqual(new Set([5]));
    for (let byte = 225; byte < 256; byte += 1) {
      expect(numberBelow(fixed(byte, 9), 45)).toBe(1);
    }
  });

  test('G1 takes as few bytes as the limit needs', () => {
    const used = (limit: number): number => {
      const stream = fixed(0, 0, 0, 0, 0, 0);
      numberBelow(stream, limit);
      return stream.used();
    };
    expect([1, 2, 256, 257, 65_536, 65_537, 2 ** 48].map(used)).toEqual([1, 1, 1, 2, 2, 3, 6]);
  });

  test('G1 each of 1,000 has the same count of two-byte values', () => {
    const counts = new Map<number, number>();
    for (let value = 0; value < 65_000; value += 1) {
      const number = numberBelow(fixed(Math.floor(value / 256), value & 255), 1_000);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect(counts.size).toBe(1_000);
    expect(new Set(counts.values())).toEqual(new Set([65]));
  });

  test('G1 refuses a limit that it cannot serve', () => {
    for (const limit of [0, -1, 1.5, Number.NaN]) {
      expect(() => numberBelow(fixed(0), limit)).toThrow(`No number is below ${limit}.`);
    }
    expect(() => numberBelow(fixed(0), 2 ** 49)).toThrow('is too high to draw below.');
  });
});
