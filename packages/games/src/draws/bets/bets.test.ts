import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BetKind, DrawGame, Machine } from '../draw-game.ts';
import { drawGames } from '../games/draw-games.ts';
import { outcomeOf, paysOf, readPicks } from './bets.ts';
import { ascending } from './bet-rules.ts';

const bets = Object.values<DrawGame>(drawGames).flatMap((game) =>
  game.kinds.map((kind) => ({ name: `${game.name} ${kind.name}`, game, kind })),
);

const numbersOf = ({ low, high }: Machine): number[] =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i);

/** Picks in any order: many are valid, and some are not. */
const sentFor = ({ picks }: BetKind, machine: Machine): fc.Arbitrary<number[]> => {
  const size = { minLength: picks, maxLength: picks };
  return fc.oneof(
    fc.array(fc.integer({ min: machine.low - 1, max: machine.high + 1 }), size),
    fc.array(fc.integer({ min: 0, max: 18 }), size),
    fc.shuffledSubarray(numbersOf(machine), size),
  );
};

const drawnFrom = (machine: Machine): fc.Arbitrary<number[]> => {
  const size = { minLength: machine.count, maxLength: machine.count };
  return machine.isDistinct
    ? fc.shuffledSubarray(numbersOf(machine), size)
    : fc.array(fc.constantFrom(...numbersOf(machine)), size);
};

describe.each(bets)('$name', ({ game, kind }) => {
  const { machine } = game;

  test('G1 picks in their one form are read as themselves', () => {
    let valid = 0;
    fc.assert(
      fc.property(sentFor(kind, machine), (sent) => {
        const picks = readPicks(kind, machine, sent);
        if (picks === null) return;
        valid += 1;
        expect(readPicks(kind, machine, picks)).toEqual(picks);
        expect(ascending(picks)).toEqual(ascending(sent));
      }),
      // Also in the gate, because few of the lists are valid.
      { numRuns: 100 },
    );
    expect(valid).toBeGreaterThan(10);
  });

  test('G1 valid picks come to a name of the odds and its pay, or to nothing', () => {
    fc.assert(
      fc.property(sentFor(kind, machine), drawnFrom(machine), (sent, drawn) => {
        const picks = readPicks(kind, machine, sent);
        if (picks === null) return;
        const outcome = outcomeOf(kind, picks, drawn);
        expect([...Object.keys(kind.odds), null]).toContain(outcome);
        const due = outcome === null ? 0 : kind.odds[outcome];
        expect(paysOf(game, { kind: kind.name, picks }, drawn)).toBe(BigInt(due ?? -1));
      }),
    );
  });

  test('G1 what is no list of numbers is refused', () => {
    const texts = fc.array(fc.oneof(fc.string(), fc.double({ noInteger: true })), {
      minLength: Math.max(1, kind.picks),
      maxLength: Math.max(1, kind.picks),
    });
    const other = fc.anything().filter((sent) => !Array.isArray(sent));
    fc.assert(
      fc.property(fc.oneof(texts, other), (sent) => {
        expect(readPicks(kind, machine, sent)).toBeNull();
      }),
    );
  });
});

test('G1 a bet that the game has not pays nothing unseen: it is a fault', () => {
  const slip = { kind: 'spot-4', picks: [1, 2, 3, 4] };
  expect(() => paysOf(drawGames['pick-three'], slip, [1, 2, 3])).toThrow(
    'pick-three has no bet spot-4.',
  );
});
