// Look of pick three and pick five: a digit for each position.
import { make } from '../../../page/element.ts';
import { numbersOf } from '../all-numbers.ts';
import { kindOf } from '../../rules/kinds.ts';
import { kindName } from '../../rules/kind-words.ts';
import type { Bet } from '../../state.ts';
import type { LookOf, LookParts, Marks } from '../look.ts';
import { howOf } from '../how-of.ts';
import { markRow } from '../mark-row.ts';
import { createDigitBoard } from './board.ts';
import { createDigitComposing } from './composing.ts';
import { createDrums } from './drums.ts';

export const look: LookOf = (parts) => {
  const { shell, rules } = parts;
  const { say } = shell;
  const { count } = rules.machine;
  const digits = numbersOf(rules);
  return {
    groups: rules.kinds.map((kind) => ({ name: kind.name, label: kindName(say, kind) })),
    composing: createDigitComposing(rules),
    how: ({ kind }) => howOf(parts, kind),
    createBoard: (board) => createDigitBoard(parts, board),
    createTray: () => createDrums(parts),
    betMarks: (bet) => betMarks(parts, bet),
    drawnMarks: (numbers) => make('div', { class: 'balls' }, ...numbers.map(digit)),
    drawnText: (numbers) => say('studio.lottery.numbers', { numbers: numbers.join(', ') }),
    counted: Array.from({ length: count }, (_, place) => ({
      name: say('studio.lottery.place_of', { number: place + 1 }),
      values: digits,
      has: (numbers, digitOf) => numbers[place] === digitOf,
    })),
  };
};

const digit = (each: number | null): HTMLElement =>
  make(
    'span',
    { class: `digit${each === null ? ' digit--empty' : ''}` },
    each === null ? '' : String(each),
  );

/** Creates the marks of a bet. A bet on one position shows its digit there; the position itself is no pick that could match. */
function betMarks({ rules }: LookParts, bet: Bet): Marks {
  if (kindOf(rules, bet.kind)?.way !== 'position') return markRow(rules, bet, bet.picks.map(digit));
  const [place = 1, picked = 0] = bet.picks;
  const cells = Array.from({ length: rules.machine.count }, (_, at) =>
    digit(at === place - 1 ? picked : null),
  );
  const row = markRow(rules, bet, [make('i'), cells[place - 1] ?? make('i')]);
  row.element.replaceChildren(...cells);
  return row;
}
