import { describe, expect, test } from 'vitest';
import { drawResult } from './draw-result.ts';
import { drawGames } from './games/draw-games.ts';
import { seededStream, streamOf } from './testing/seeded-stream.ts';

describe('six of 45', () => {
  // The draws of the studio before its rules moved to this package: the seed is SHA-256 of `Minute Six n`, the issue `20261121-n`.
  test.each([
    [0, [8, 16, 37, 45, 30, 2]],
    [1, [8, 18, 34, 2, 42, 5]],
    [2, [18, 2, 41, 21, 1, 3]],
    [3, [8, 18, 41, 39, 16, 35]],
    [4, [22, 9, 32, 31, 39, 42]],
    [5, [35, 22, 31, 28, 13, 9]],
    [6, [20, 10, 7, 17, 25, 14]],
    [7, [16, 1, 35, 5, 31, 29]],
  ])('G1, G2 draw %i stays as it was', (draw, numbers) => {
    const stream = seededStream(`Minute Six ${draw}`, `20261121-${draw}`);
    expect(drawResult(drawGames['six-of-45'].machine, stream)).toEqual(numbers);
  });

  test('G1 a number that came is passed over, and so is a byte behind the last slice', () => {
    // Slices of 5: 0 to 4 is 1, 5 to 9 is 2, 220 to 224 is 45; 225 and above is skipped.
    const stream = streamOf([0, 4, 224, 225, 255, 9, 220, 10, 15, 5, 20]);
    expect(drawResult(drawGames['six-of-45'].machine, stream)).toEqual([1, 45, 2, 3, 4, 5]);
  });
});

describe('the other machines', () => {
  test('G1 digits are 0 to 9, and may come again', () => {
    // Slices of 25; 250 and above is skipped.
    const { machine } = drawGames['pick-five'];
    expect(drawResult(machine, streamOf([0, 24, 250, 25, 249, 255, 0]))).toEqual([0, 0, 1, 9, 0]);
  });

  test('G1 three digits take three bytes and no more', () => {
    expect(drawResult(drawGames['pick-three'].machine, streamOf([100, 124, 125]))).toEqual([
      4, 4, 5,
    ]);
  });

  test('G1 dice show 1 to 6, and may show the same', () => {
    // Slices of 42; 252 and above is skipped.
    const { machine } = drawGames['three-dice'];
    expect(drawResult(machine, streamOf([41, 252, 42, 255, 251]))).toEqual([1, 2, 6]);
  });

  test('G1 keno draws twenty different ones of 1 to 80', () => {
    // Slices of 3; 240 and above is skipped.
    const bytes = [239, 240, 0, 1, 2, ...Array.from({ length: 18 }, (_, i) => 3 * (i + 1))];
    expect(drawResult(drawGames.keno.machine, streamOf(bytes))).toEqual([
      80, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    ]);
  });

  test('G1 a race has every runner once, in the order in which they are drawn', () => {
    const bytes = [225, 250, 0, 24, 200, 175, 175, 150, 125, 249, 100, 75, 50, 25];
    expect(drawResult(drawGames['race-of-ten'].machine, streamOf(bytes))).toEqual([
      10, 1, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
  });

  test('G1 more different numbers than there are cannot be drawn', () => {
    const machine = { count: 4, low: 1, high: 3, isDistinct: true };
    expect(() => drawResult(machine, streamOf([]))).toThrow('3 numbers cannot give 4.');
  });
});
