import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { chiSquare } from '../fair/testing/statistics.ts';
import { drawFace } from './draw-face.ts';
import { allWays, faces, type Face } from './faces.ts';

const rounds = 1_000_000;
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Rounds of fixed seeds: a new one every hundred rounds, so that ids and keys are told apart, too. */
function* playFixedRounds(): Generator<Face> {
  let seed: Buffer = Buffer.alloc(0);
  for (let at = 0; at < rounds; at += 1) {
    if (at % 100 === 0) seed = digest(`lanterns ${at}`);
    yield drawFace({ id: `round-${at}`, seed, key: `key-${at % 7}` });
  }
}

type Count = { shown: Map<string, number>; pairs: Map<string, number>; back: bigint };

const add = (map: Map<string, number>, name: string) => map.set(name, (map.get(name) ?? 0) + 1);

function countFixedRounds(): Count {
  const count: Count = { shown: new Map(), pairs: new Map(), back: 0n };
  let before: Face | null = null;
  for (const face of playFixedRounds()) {
    add(count.shown, face.signs.join());
    count.back += face.tenths;
    if (before) add(count.pairs, `${before.tenths} ${face.tenths}`);
    // Every round is in one pair only, so that the pairs are independent.
    before = before ? null : face;
  }
  return count;
}

describe('a million rounds of fixed seeds', () => {
  let count: Count;
  beforeAll(() => {
    count = countFixedRounds();
  }, 120_000);

  it('G1 show every face as often as the table says, by chi-square at 99 %', () => {
    const counts = faces.map(({ signs }) => count.shown.get(signs.join()) ?? 0);
    const due = faces.map(({ ways }) => (rounds * ways) / allWays);
    expect(chiSquare(counts, due)).toMatchObject({ passes: true });
  });

  it('G1 tell nothing about the next round, by the serial test at 99 %', () => {
    const waysOf = new Map<bigint, number>();
    for (const { tenths, ways } of faces) waysOf.set(tenths, (waysOf.get(tenths) ?? 0) + ways);
    const pairs = [...waysOf].flatMap(([first, some]) =>
      [...waysOf].map(([second, others]) => ({ name: `${first} ${second}`, ways: some * others })),
    );
    const counts = pairs.map(({ name }) => count.pairs.get(name) ?? 0);
    const due = pairs.map(({ ways }) => ((rounds / 2) * ways) / allWays ** 2);
    expect(chiSquare(counts, due)).toMatchObject({ passes: true });
  });

  it('G1 bring back 96.2 of 100, within what chance allows at 99 %', () => {
    const [mean, square] = [
      0.962,
      20 ** 2 * 0.0065 + 8 ** 2 * 0.0155 + 4 ** 2 * 0.042 + 1.5 ** 2 * 0.36,
    ];
    const spread = Math.sqrt((square - mean ** 2) / rounds);
    const part = Number(count.back) / 10 / rounds;
    expect(Math.abs(part - mean)).toBeLessThan(2.576 * spread);
  });
});

describe('one round', () => {
  const seed = Buffer.from('00'.repeat(31) + '01', 'hex');
  const id = '0f0e4c5c-7a61-4d5e-9a54-0c2b8f7f4d11';
  const key = 'a3b0c7a4-52f1-4d0f-8d6f-0b8d1f2b9c22';

  it('G2 shows the same whenever it is looked at, and with one letter of it changed another way is drawn', () => {
    expect(drawFace({ id, seed, key })).toEqual(drawFace({ id, seed, key }));
    const others = new Set(
      Array.from({ length: 200 }, (_, at) =>
        drawFace({ id, seed, key: `${key}${at}` }).signs.join(),
      ),
    );
    expect(others.size).toBeGreaterThan(10);
  });
});
