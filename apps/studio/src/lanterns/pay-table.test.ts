import { describe, expect, it } from 'vitest';
import { allWays, faceOfWay, faces, signs } from './faces.ts';
import { describeOdds, longRunReturn, prizeOf } from './pay-table.ts';

const face = (...shown: string[]) => {
  const found = faces.find((each) => each.signs.join() === shown.join());
  if (!found) throw new Error(`no face ${shown.join()}`);
  return found;
};

describe('the odds of Three Lanterns', () => {
  it('G1 exactly 96.2 of 100 come back in the long run', () => {
    const { back, of } = longRunReturn();
    expect(back * 1_000n).toBe(962n * of);
  });

  it('G1 every way shows one face, and every arrangement of three signs is among them', () => {
    expect(faces).toHaveLength(27);
    expect(new Set(faces.map((each) => each.signs.join())).size).toBe(27);
    expect(faces.reduce((sum, { ways }) => sum + ways, 0)).toBe(allWays);
    const counted = new Map<string, number>();
    for (let way = 0; way < allWays; way += 1) {
      const shown = faceOfWay(way).signs.join();
      counted.set(shown, (counted.get(shown) ?? 0) + 1);
    }
    for (const { signs: shown, ways } of faces) expect(counted.get(shown.join())).toBe(ways);
    expect(() => faceOfWay(allWays)).toThrow('no way 10000');
  });

  it('G1 three moons pay 20 times, three waves 8, three leaves 4, any two alike 1.5, all different nothing', () => {
    for (const each of faces) {
      const shown = each.signs;
      const three = { moon: 200n, wave: 80n, leaf: 40n }[shown[0]];
      const different = new Set(shown).size;
      expect(each.tenths).toBe({ 1: three, 2: 15n, 3: 0n }[different]);
      expect(each.alike).toBe({ 1: 3, 2: 2, 3: 0 }[different]);
    }
  });

  it('G1 no lantern and no sign is led on: any place shows any sign nearly a third of the time', () => {
    for (const place of [0, 1, 2] as const) {
      for (const sign of signs) {
        const ways = faces
          .filter((each) => each.signs[place] === sign)
          .reduce((sum, each) => sum + each.ways, 0);
        expect(ways).toBe({ moon: 3_185, wave: 3_275, leaf: 3_540 }[sign]);
      }
    }
  });

  it('G1 the page says what the draw does', () => {
    expect(describeOdds()).toEqual({
      three: { moon: '20', wave: '8', leaf: '4' },
      two: '1.5',
      // 10,000 of 65, 155, 420 and 3,600 ways.
      oneIn: { moon: '153.8', wave: '64.5', leaf: '23.8', two: '2.8' },
      returned: '96.2',
    });
  });

  it('G1 a prize is exact to the last unit', () => {
    expect(prizeOf(2_000_000n, face('moon', 'moon', 'leaf'))).toBe(3_000_000n);
    expect(prizeOf(20_000n, face('moon', 'moon', 'moon'))).toBe(400_000n);
    expect(prizeOf(20_000n, face('moon', 'wave', 'leaf'))).toBe(0n);
  });
});
