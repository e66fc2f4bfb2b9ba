import { beforeAll, describe, expect, it } from 'vitest';
import { countValues, evenChiSquare, runs, serial } from '../../testing/statistics.ts';
import { errorsOff } from '../../testing/sample.ts';
import { seededStream, writtenStream } from '../../testing/test-streams.ts';
import { pay, readStrips, type ReelsData } from './reels-data.ts';
import { describeReels, reelsGame } from './reels-game.ts';
import { jadeGarden } from './titles/jade-garden.ts';
import { orchardReels } from './titles/orchard-reels.ts';
import { tideAndPearl } from './titles/tide-and-pearl.ts';

describe('a round', () => {
  const game = reelsGame(tideAndPearl);
  // 256 values in 22 slices of 11; 242 and above are skipped.
  const bytes = (stops: readonly number[]) => stops.map((stop) => stop * 11);

  it('G1 is one number for each reel', () => {
    const drawn = game.draw(writtenStream([242, ...bytes([0, 21, 3, 4, 5])]), {});
    expect(drawn).toEqual({ stops: [[0, 21, 3, 4, 5]] });
  });

  it('G1 draws eight spins more for three scatters, which bring no others and pay twice', () => {
    // Compasses in the top row of the first three reels.
    const three = [8, 6, 7, 0, 0];
    // Compasses on all five reels.
    const five = [8, 6, 7, 8, 10];
    const spins = [three, ...Array.from({ length: 8 }, () => five)];
    const drawn = game.draw(writtenStream(bytes(spins.flat())), {});
    expect(drawn).toEqual({ stops: spins });
  });

  it('G1 pays the paid spin once and each free one twice', () => {
    // The rows: wave wave wave wave shell, shell starfish starfish fish wave, fish anchor turtle anchor fish. Only the top one pays.
    const waves = [0, 1, 0, 2, 0];
    expect(game.pays({ stops: [waves] }, {})).toBe(120n);
    expect(game.pays({ stops: [waves, waves, waves] }, {})).toBe(600n);
  });

  it('G1 draws as many as the data says for four and five', () => {
    const four = [8, 6, 7, 8, 0];
    const five = [8, 6, 7, 8, 10];
    const rest = (count: number) => Array.from({ length: count }, () => [0, 0, 0, 0, 0]);
    for (const spins of [
      [four, ...rest(12)],
      [five, ...rest(20)],
    ])
      expect(game.draw(writtenStream(bytes(spins.flat())), {})).toEqual({ stops: spins });
  });
});

/** One line through the middle, one prize and no wild. */
const plain: ReelsData = {
  declared: { returned: '0', returnedAtMost: null, deviation: '0' },
  strips: readStrips(Array.from({ length: 5 }, () => 'a b c s')),
  lines: [[1, 1, 1, 1, 1]],
  pays: [pay('a', [400n, 1_600n, 25_600n])],
  wild: 'w',
  scatter: 's',
  freeSpins: { 3: 1, 4: 2, 5: 4 },
  freeTimes: 2n,
};

describe('what comes back', () => {
  it('G1 is what is reckoned by hand', () => {
    const { least, most, mostHundredths } = reelsGame(plain).mathematics();
    // Three: 1/64 × 3/4, four: 1/256 × 3/4, five: 1/1024: 4 × 12/1024 + 16 × 3/1024 + 256 × 1/1024 = 352/1024 = 11/32.
    // Three of four stops show the scatter: 270, 405 and 243 of 1,024 have three, four and five: 270 + 810 + 972 = 2,052 free spins, which
    // count twice: 1 + 4,104/1,024 = 641/128. And 11/32 × 641/128 = 7,051/4,096.
    expect(least).toEqual({ part: 7_051n, whole: 4_096n });
    expect(most).toEqual(least);
    // Five scatters are possible together with five of a in the middle, where the strips read s a b: 256 + 2 × 4 × 256.
    expect(mostHundredths).toBe(25_600n + 8n * 25_600n);
  });

  it('G1 strays as is reckoned over all that can be drawn', () => {
    const { deviation } = reelsGame(plain).mathematics();
    // A spin: square 16 × 12/1024 + 256 × 3/1024 + 65,536 × 1/1024 = 64.9375, mean 0.34375.
    const [mean, square] = [0.34375, 64.9375];
    // Every stop of a reel with a in the middle (s a b) shows the scatter, and two of the three others do. So five of a come with five,
    // four of a with five in 2 of 3 cases and else four; with three of a the fourth reel has it in 2 of 3, and the fifth in 3 of 4.
    const afterFour = (2 / 3) * 4 + (1 / 3) * 2;
    const afterThree = (1 / 2) * 4 + (5 / 12) * 2 + (1 / 12) * 1;
    const withFree =
      4 * (12 / 1024) * afterThree + 16 * (3 / 1024) * afterFour + 256 * (1 / 1024) * 4;
    const free = 2_052 / 1_024;
    const freeSquare = (270 + 4 * 405 + 16 * 243) / 1_024;
    const whole =
      square + 4 * mean * withFree + 4 * (free * (square - mean ** 2) + freeSquare * mean ** 2);
    expect(deviation).toBeCloseTo(Math.sqrt(whole - (7_051 / 4_096) ** 2), 9);
  });

  it('G1 is told to the page', () => {
    const told = describeReels(tideAndPearl);
    expect(told).toMatchObject({
      returned: '96.0',
      returnedAtMost: null,
      deviation: '3.0',
      most: '4389',
      wild: 'pearl',
      scatter: 'compass',
      freeSpins: { 3: 8, 4: 12, 5: 20 },
      freeTimes: 2,
      // Three of a reel's 22 stops show the scatter: 10 × 27 × 361 + 5 × 81 × 19 + 243 = 105,408 of 22⁵ = 5,153,632.
      freeOneIn: '48.9',
    });
    expect(told.pays[0]).toEqual({ symbol: 'pearl', times: { 3: '6', 4: '25', 5: '75' } });
    expect(told.strips).toHaveLength(5);
    expect(told.lines).toHaveLength(10);
  });
});

describe.each([
  ['tide-and-pearl', tideAndPearl],
  ['orchard-reels', orchardReels],
  ['jade-garden', jadeGarden],
])('the data of %s', (_, data) => {
  it('G1 shows one scatter and one wild at most on a reel, and every symbol on each', () => {
    for (const strip of data.strips) {
      const windows = strip.map((symbol, at) => [
        symbol,
        ...[1, 2].map((by) => strip.at(at + by - strip.length)),
      ]);
      const shown = (symbol: string) =>
        Math.max(...windows.map((window) => window.filter((one) => one === symbol).length));
      expect([shown(data.scatter), shown(data.wild)]).toEqual([1, 1]);
      const named = [...data.pays.map(({ symbol }) => symbol), data.scatter];
      expect(new Set(strip)).toEqual(new Set(named));
    }
  });
});

describe('a million stops and more', { tags: ['nightly'] }, () => {
  const rounds = 1_000_000;
  const game = reelsGame(orchardReels);
  const stops: number[][] = orchardReels.strips.map(() => []);
  let sum = 0;
  beforeAll(() => {
    const stream = seededStream('orchard-reels');
    for (let at = 0; at < rounds; at += 1) {
      const drawn = game.draw(stream, {});
      sum += Number(game.pays(drawn, {})) / 100;
      for (const [reel, stop] of drawn.stops[0]?.entries() ?? []) stops[reel]?.push(stop + 1);
    }
  });

  it.each([0, 1, 2, 3, 4])(
    'G1 stop reel %s everywhere as often, and tell nothing about the next round, at 99 %',
    (reel) => {
      const values = stops[reel] ?? [];
      expect(values).toHaveLength(rounds);
      expect(evenChiSquare(countValues(values, 21))).toMatchObject({ passes: true });
      expect(serial(values, 21)).toMatchObject({ passes: true });
      expect(runs(values, 11)).toMatchObject({ passes: true });
    },
  );

  it('G1 tell nothing about the reel beside', () => {
    const beside = (stops[0] ?? []).flatMap((stop, at) => [stop, stops[1]?.[at] ?? 0]);
    expect(serial(beside, 21)).toMatchObject({ passes: true });
  });

  it('G1 bring back what is reckoned, within four standard errors', () => {
    const { least, deviation } = game.mathematics();
    const mean = Number(least.part) / Number(least.whole);
    expect(errorsOff({ sum, rounds }, { mean, deviation })).toBeLessThan(4);
  });
});
