import { beforeAll, describe, expect, it } from 'vitest';
import { chiSquare } from '../../testing/statistics.ts';
import { countNames, errorsOff } from '../../testing/sample.ts';
import { seededStream, writtenStream } from '../../testing/test-streams.ts';
import { describeLanterns, faceOfWay, facesOf, lanternsGame } from './lanterns-game.ts';
import { festivalNight, harbourLights, threeLanterns } from './titles.ts';

const rounds = 1_000_000;

/** All faces with their pay and their last way, counted by hand. Ordered by the first sign, then the second, then the third. */
const table = `
  moon moon moon 2000 64,   moon moon wave 150 264,   moon moon leaf 150 464
  moon wave moon 150 664,   moon wave wave 150 864,   moon wave leaf 0 1824
  moon leaf moon 150 2024,  moon leaf wave 0 2984,    moon leaf leaf 150 3184
  wave moon moon 150 3384,  wave moon wave 150 3584,  wave moon leaf 0 4544
  wave wave moon 150 4744,  wave wave wave 800 4899,  wave wave leaf 150 5099
  wave leaf moon 0 6059,    wave leaf wave 150 6259,  wave leaf leaf 150 6459
  leaf moon moon 150 6659,  leaf moon wave 0 7619,    leaf moon leaf 150 7819
  leaf wave moon 0 8779,    leaf wave wave 150 8979,  leaf wave leaf 150 9179
  leaf leaf moon 150 9379,  leaf leaf wave 150 9579,  leaf leaf leaf 400 9999`
  .trim()
  .split(/[,\n]\s*/)
  .map((face) => face.split(' '))
  .map(([first, second, third, pays, last]) => ({
    signs: [first, second, third],
    hundredths: BigInt(pays ?? 0),
    last: Number(last),
  }));

describe('three-lanterns', () => {
  it('G1 has each face end at the way, and pay what it did, before it was data', () => {
    const faces = facesOf(threeLanterns);
    expect(table).toHaveLength(27);
    expect(
      table.map(({ last }) => {
        const { signs, hundredths } = faceOfWay(faces, last);
        return { signs, hundredths, last };
      }),
    ).toEqual(table);
    expect(table.slice(1).map(({ signs }) => signs)).toEqual(
      table.slice(0, -1).map(({ last }) => faceOfWay(faces, last + 1).signs),
    );
    expect(() => faceOfWay(faces, 10_000)).toThrow('There is no way 10000.');
  });

  // 65,536 values in 10,000 slices of 6; 60,000 and above are skipped.
  it.each([
    [[0, 0], 'moon moon moon', 2_000n],
    // 6 × 64 + 5 = 389 and 6 × 65 = 390.
    [[1, 133], 'moon moon moon', 2_000n],
    [[1, 134], 'moon moon wave', 150n],
    // 59,999, the last; and 60,000 with 0 behind it.
    [[234, 95], 'leaf leaf leaf', 400n],
    [[234, 96, 0, 0], 'moon moon moon', 2_000n],
  ])('G1 shows of the bytes %s %s', (bytes, shown, pays) => {
    const game = lanternsGame(threeLanterns);
    const drawn = game.draw(writtenStream(bytes), {});
    expect(drawn).toEqual({ signs: shown.split(' ') });
    expect(game.pays(drawn, {})).toBe(pays);
  });

  it('G1 tells its page what is reckoned', () => {
    expect(describeLanterns(threeLanterns)).toEqual({
      returned: '96.2',
      returnedAtMost: null,
      deviation: '2.0',
      volatility: { least: 2, most: 2 },
      most: '20',
      signs: ['moon', 'wave', 'leaf'],
      three: { moon: '20', wave: '8', leaf: '4' },
      two: '1.5',
      oneIn: { moon: '153.8', wave: '64.5', leaf: '23.8', two: '2.8' },
    });
  });

  it('G1 refuses data that does not make 10,000 ways, and signs that it has not', () => {
    expect(() => lanternsGame({ ...threeLanterns, noneWays: 961 })).toThrow(
      'Lanterns have 10006 ways.',
    );
    const { pays } = lanternsGame(threeLanterns);
    expect(() => pays({ signs: ['moon', 'moon', 'koi'] }, {})).toThrow(
      'No lanterns show moon,moon,koi.',
    );
  });
});

// 0.0065 × 20 + 0.0155 × 8 + 0.042 × 4 + 0.36 × 1.5 = 0.962
// 0.0102 × 12 + 0.02 × 6 + 0.05 × 3 + 0.4716 × 1.2 = 0.95832
// 0.004 × 60 + 0.013 × 15 + 0.035 × 6 + 0.1584 × 2 = 0.9618
describe.each([
  ['three-lanterns', threeLanterns, { part: 481n, whole: 500n }],
  ['harbour-lights', harbourLights, { part: 11_979n, whole: 12_500n }],
  ['festival-night', festivalNight, { part: 4_809n, whole: 5_000n }],
])('a million rounds of %s', { tags: ['nightly'] }, (name, data, returned) => {
  const game = lanternsGame(data);
  const faces = facesOf(data);
  const shown: string[] = [];
  let sum = 0n;
  beforeAll(() => {
    const stream = seededStream(name);
    for (let at = 0; at < rounds; at += 1) {
      const drawn = game.draw(stream, {});
      shown.push(drawn.signs.join());
      sum += game.pays(drawn, {});
    }
  });

  it('G1 show every face as often as the data says, by chi-square at 99 %', () => {
    const counts = countNames(shown);
    const found = faces.map(({ signs }) => counts.get(signs.join()) ?? 0);
    const due = faces.map(({ ways }) => (rounds * ways) / 10_000);
    expect(chiSquare(found, due)).toMatchObject({ passes: true });
  });

  it('G1 tell nothing about the next round, by the serial test at 99 %', () => {
    const pairs = countNames(
      Array.from({ length: rounds / 2 }, (_, at) => `${shown[2 * at]} ${shown[2 * at + 1]}`),
    );
    const all = faces.flatMap((one) =>
      faces.map((other) => ({
        found: pairs.get(`${one.signs.join()} ${other.signs.join()}`) ?? 0,
        due: ((rounds / 2) * one.ways * other.ways) / 10_000 ** 2,
      })),
    );
    const found = all.map((pair) => pair.found);
    expect(
      chiSquare(
        found,
        all.map(({ due }) => due),
      ),
    ).toMatchObject({ passes: true });
  });

  it('G1 bring back what is reckoned exactly, within four standard errors', () => {
    const { least, most, deviation } = game.mathematics();
    expect(least).toEqual(returned);
    expect(most).toEqual(returned);
    const mean = Number(least.part) / Number(least.whole);
    expect(errorsOff({ sum: Number(sum) / 100, rounds }, { mean, deviation })).toBeLessThan(4);
  });
});
