// Look of three dice: sums, faces, pairs and triples.
import { make } from '../../../page/element.ts';
import { numbersOf } from '../all-numbers.ts';
import { kindName } from '../../rules/kind-words.ts';
import { kindOf } from '../../rules/kinds.ts';
import type { Bet } from '../../state.ts';
import type { LookOf, LookParts, Marks } from '../look.ts';
import { howOf } from '../how-of.ts';
import { markRow } from '../mark-row.ts';
import { createDiceBoard, sumRange } from './board.ts';
import { choicesOf, createDiceComposing, diceGroups } from './composing.ts';
import { createCubes } from './cubes.ts';
import { dieMark } from './faces.ts';

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);

export const look: LookOf = (parts) => {
  const { shell, rules } = parts;
  const { say } = shell;
  const { count, low, high } = rules.machine;
  const sums = Array.from({ length: count * (high - low) + 1 }, (_, each) => count * low + each);
  return {
    groups: diceGroups(rules).map((name) => ({ name, label: groupLabel(parts, name) })),
    composing: createDiceComposing(rules),
    how: ({ group, kind }) =>
      kind === null && group === 'small'
        ? say('studio.lottery.how_small_big')
        : howOf(parts, kind ?? choicesOf(rules, group)[0]?.kind.name ?? null),
    createBoard: (board) => createDiceBoard(parts, board),
    createTray: () => createCubes(parts),
    betMarks: (bet) => betMarks(parts, bet),
    drawnMarks: (numbers) =>
      make(
        'div',
        { class: 'balls' },
        ...numbers.map(dieMark),
        make('span', { class: 'text-subheading dice-sum' }, String(sumOf(numbers))),
      ),
    drawnText: (numbers) =>
      say('studio.lottery.dice_drawn', { numbers: numbers.join(', '), sum: sumOf(numbers) }),
    counted: [
      {
        name: say('studio.lottery.trend_sums'),
        values: sums,
        has: (numbers, sum) => sumOf(numbers) === sum,
      },
      {
        name: say('studio.lottery.trend_faces'),
        values: numbersOf(rules),
        has: (numbers, face) => numbers.includes(face),
      },
    ],
  };
};

/** Returns the name of a board: that of its first bet, except for the board with small and big. */
function groupLabel({ shell, rules }: LookParts, name: string): string {
  if (name === 'small') return shell.say('studio.lottery.kind_small_big');
  const [first] = choicesOf(rules, name);
  return first ? kindName(shell.say, first.kind) : name;
}

/** Creates the marks of a bet: a face, the number of a sum, the range of small or big, otherwise the bet's name. */
function betMarks({ shell, rules }: LookParts, bet: Bet): Marks {
  const kind = kindOf(rules, bet.kind);
  const [value] = bet.picks;
  const isFace = kind && value !== undefined && kind.way !== 'sum';
  const text = value ?? sumRange(kind?.way) ?? (kind ? kindName(shell.say, kind) : bet.kind);
  const mark = isFace ? dieMark(value) : make('span', { class: 'digit digit--wide' }, String(text));
  return markRow(rules, bet, [mark]);
}
