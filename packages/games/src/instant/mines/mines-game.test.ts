import { describe, expect, it } from 'vitest';
import { countValues, evenChiSquare, runs, serial } from '../../testing/statistics.ts';
import { errorsOff } from '../../testing/sample.ts';
import { seededStream, writtenStream } from '../../testing/test-streams.ts';
import { describeMines, minesGame, stepsOf } from './mines-game.ts';
import { pearlDiver, teaGarden } from './titles.ts';

const game = minesGame(pearlDiver);
const { steps } = game;
if (!steps) throw new Error('Mines are played in steps.');

describe('what a tile brings a round to', () => {
  it.each([
    // 97 × 25 ÷ 24 = 101.04
    [1, 1, 101n],
    // 97 × 300 ÷ 276 = 105.4
    [1, 2, 105n],
    // 97 × 25
    [1, 24, 2_425n],
    // 97 × 25 ÷ 22 = 110.2
    [3, 1, 110n],
    // 97 × 300 ÷ 231 = 125.97
    [3, 2, 125n],
    // 97 × 2,300 ÷ 1,140 = 195.7
    [5, 3, 195n],
    // 97 × 25 ÷ 13 = 186.5
    [12, 1, 186n],
    [20, 1, 485n],
    [20, 2, 2_910n],
    [20, 3, 22_310n],
    [20, 4, 245_410n],
  ])('G1 with %s mines, tile %s: %s', (mines, taken, hundredths) => {
    expect(stepsOf(pearlDiver, mines)[taken - 1]).toBe(hundredths);
  });

  it('G1 ends with the last tile, or before the one that would lead above 5,000 times', () => {
    expect(stepsOf(pearlDiver, 1)).toHaveLength(24);
    // All five tiles would be 97 × 53,130 hundredths.
    expect(stepsOf(pearlDiver, 20)).toHaveLength(4);
    // 8 mines: 97 × 5,200,300 ÷ 2,380 = 211,945.8; the next would be 97 × 4,457,400 ÷ 680 = 635,834.
    expect(stepsOf(pearlDiver, 8).at(-1)).toBe(211_945n);
  });

  it('G1 is less where less comes back', () => {
    // 96 × 25 ÷ 23 = 104.3 and 96 × 300 ÷ 253 = 113.8
    expect(stepsOf(teaGarden, 2).slice(0, 2)).toEqual([104n, 113n]);
  });
});

describe('where the mines lie', () => {
  it.each([
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
    // 25 tiles, slices of 10: 240 is the tile 24. 24 remain, slices of 10: 230 is the tile 23.
    [
      [240, 230, 0],
      [0, 23, 24],
    ],
    // 250 is after the last slice and skipped; 100 is the tile 10. The tenth of the remaining tiles is then 11.
    [
      [250, 100, 100, 0],
      [0, 10, 11],
    ],
  ])('G1 follows from the bytes %s: %s', (bytes, mines) => {
    expect(game.draw(writtenStream(bytes), { mines: 3 })).toEqual({ mines });
  });
});

describe('a round in steps', () => {
  const drawn = { mines: [3, 7, 20] };
  const choice = { mines: 3 };

  it.each([
    [[], { hundredths: 100n, isOver: false }],
    [[0], { hundredths: 110n, isOver: false }],
    [[0, 24], { hundredths: 125n, isOver: false }],
    [[0, 24, 7], { hundredths: 0n, isOver: true }],
    [[20], { hundredths: 0n, isOver: true }],
  ])('G1 after the tiles %s stands at %o', (taken, standing) => {
    expect(steps.standing(drawn, choice, taken)).toEqual(standing);
  });

  it('G1 is over and pays where no further tile may be taken', () => {
    const hidden = { mines: Array.from({ length: 20 }, (_, tile) => tile + 5) };
    expect(steps.standing(hidden, { mines: 20 }, [0, 1, 2])).toEqual({
      hundredths: 22_310n,
      isOver: false,
    });
    expect(steps.standing(hidden, { mines: 20 }, [0, 1, 2, 3])).toEqual({
      hundredths: 245_410n,
      isOver: true,
    });
    expect(steps.mayTake({ drawn: hidden, choice: { mines: 20 }, taken: [0, 1, 2, 3] }, 4)).toBe(
      false,
    );
    expect(steps.mayTake({ drawn: hidden, choice: { mines: 20 }, taken: [0, 1, 2] }, 4)).toBe(true);
  });

  it.each([[-1], [25], [1.5], [4], [Number.NaN]])('G1 has no tile %s to take after 4', (tile) => {
    expect(steps.mayTake({ drawn, choice, taken: [4] }, tile)).toBe(false);
  });

  it('G2 tells nothing of what was drawn while it goes on', () => {
    expect(steps.open(drawn, [0, 24])).toBeNull();
  });

  it('G1 gives the stake back where none was made', () => {
    expect(game.pays(drawn, choice)).toBe(100n);
  });
});

describe('a choice', () => {
  it('G1 is one of the numbers offered', () => {
    expect(game.readChoice({ mines: 5 })).toEqual({ mines: 5 });
  });

  it.each([
    [{ mines: 2 }],
    [{ mines: '5' }],
    [{ mines: 5, tiles: 9 }],
    [{ tiles: 5 }],
    [{}],
    [[5]],
    [5],
    [null],
    [undefined],
  ])('G1 is not %o', (sent) => {
    expect(game.readChoice(sent)).toBeNull();
  });
});

describe('what comes back', () => {
  it('G1 is between the least and the most of all choices and all tiles to stop at', () => {
    const { least, most, mostHundredths, deviation } = game.mathematics();
    // Three mines and two tiles: 1.25 × 231 ÷ 300 = 0.9625.
    expect(least).toEqual({ part: 77n, whole: 80n });
    // With one mine and all 24 tiles: 24.25 × 1 ÷ 25, without a rest.
    expect(most).toEqual({ part: 97n, whole: 100n });
    // Twelve mines and nine tiles: 97 × 2,042,975 ÷ 715 = 277,158.9.
    expect(mostHundredths).toBe(277_158n);
    // 1.01 with the chance 0.96: 1.01 × √(0.96 × 0.04)
    expect(deviation).toBeCloseTo(0.19792, 5);
  });

  it('G1 is less in the tea garden', () => {
    const { least, most, mostHundredths } = minesGame(teaGarden).mathematics();
    // Two mines and two tiles: 1.13 × 253 ÷ 300.
    expect(least).toEqual({ part: 28_589n, whole: 30_000n });
    // Two mines and all 23 tiles: 288 × 1 ÷ 300.
    expect(most).toEqual({ part: 24n, whole: 25n });
    // Fifteen mines and seven tiles: 96 × 480,700 ÷ 120.
    expect(mostHundredths).toBe(384_560n);
  });

  it('G1 is told to the page with every step', () => {
    const described = describeMines(pearlDiver);
    expect(described).toMatchObject({ returned: '96.3', returnedAtMost: '97.0', deviation: '0.2' });
    expect(described).toMatchObject({ tiles: 25, columns: 5 });
    expect(described.choices.at(-1)).toEqual({
      mines: 20,
      steps: ['4.85', '29.1', '223.1', '2454.1'],
    });
  });
});

describe('a million outcomes', { tags: ['nightly'] }, () => {
  it('G1 put one mine under every tile as often, and tell nothing about the next, at 99 %', () => {
    const stream = seededStream('one mine');
    const places = Array.from({ length: 1_000_000 }, () => {
      const [tile = -1] = game.draw(stream, { mines: 1 }).mines;
      return tile + 1;
    });
    expect(evenChiSquare(countValues(places, 25))).toMatchObject({ passes: true });
    expect(serial(places, 25)).toMatchObject({ passes: true });
    expect(runs(places, 13)).toMatchObject({ passes: true });
  });

  it('G1 put twelve mines under every tile as often, at 99 %', () => {
    const stream = seededStream('twelve mines');
    const places = Array.from({ length: 100_000 }, () => game.draw(stream, { mines: 12 }).mines);
    const counts = countValues(
      places.flat().map((tile) => tile + 1),
      25,
    );
    // Without replacement, the spread of a tile's count is (25 − 12) ÷ (25 − 1) of that with replacement.
    expect(evenChiSquare(counts, 24 / 13)).toMatchObject({ passes: true });
  });

  it('G1 bring back what is reckoned, within four standard errors', () => {
    const stream = seededStream('three mines');
    const rounds = 1_000_000;
    let sum = 0;
    for (let at = 0; at < rounds; at += 1) {
      const drawn = game.draw(stream, { mines: 3 });
      sum += Number(steps.standing(drawn, { mines: 3 }, [6, 18]).hundredths) / 100;
    }
    // 231 of 300 survive two tiles, and have 1.25.
    const [mean, deviation] = [1.25 * 0.77, 1.25 * Math.sqrt(0.77 * 0.23)];
    expect(errorsOff({ sum, rounds }, { mean, deviation })).toBeLessThan(4);
  });
});
