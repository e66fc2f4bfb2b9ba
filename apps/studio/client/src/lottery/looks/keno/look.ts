// Look of keno: twenty of eighty numbers are drawn, the player picks one to ten.
import { make } from '../../../page/element.ts';
import { allNumbers } from '../all-numbers.ts';
import { ball } from '../balls.ts';
import type { Board, BoardParts, Draft, LookOf, LookParts } from '../look.ts';
import { markRow } from '../mark-row.ts';
import { createNumberBoard } from '../number-board.ts';
import { clearButton, pickedHead } from '../quick.ts';
import { createSetComposing, toggle } from '../set-composing.ts';
import { createLights } from './lights.ts';

/** Number of picks that quick pick draws if there are none. */
const usual = 5;

export const look: LookOf = (parts) => {
  const { shell, rules } = parts;
  const { say } = shell;
  return {
    groups: [{ name: 'match', label: '' }],
    composing: createSetComposing(rules, usual),
    how: () => say('studio.lottery.how_match', { count: rules.machine.count }),
    createBoard: (board) => createBoard(parts, board),
    createTray: () => createLights(parts),
    betMarks: (bet) => {
      const marks = bet.picks.map((pick) => ball(pick, 's'));
      const row = markRow(rules, bet, marks);
      row.element.classList.add('balls--many');
      return row;
    },
    drawnMarks: (numbers) =>
      make(
        'div',
        { class: 'balls balls--many balls--tiny' },
        ...numbers.toSorted((one, other) => one - other).map((each) => ball(each, 's')),
      ),
    drawnText: (numbers) => say('studio.lottery.numbers', { numbers: numbers.join(', ') }),
    counted: [allNumbers(rules)],
  };
};

function createBoard({ shell, rules }: LookParts, parts: BoardParts): Board {
  const { say } = shell;
  const most = Math.max(...rules.kinds.map(({ picks }) => picks));
  let draft: Draft = { group: 'match', kind: null, numbers: [] };
  const count = make('p', { class: 'text-subheading grow' });
  const clear = clearButton(say, parts.onClear);
  const board = createNumberBoard({
    say,
    highest: rules.machine.high,
    label: say('studio.lottery.board_keno', { count: most }),
    className: 'nb nb--keno',
    onPick: (number) => {
      const next = toggle(draft, number, most);
      if (next) parts.onChange(next);
      else parts.onRefuse(say('studio.lottery.full_of', { count: most }));
    },
    onQuick: parts.onQuick,
  });
  return {
    element: make('section', { class: 'pad' }, pickedHead(count, clear), board.element),
    show: (next, isClosed) => {
      draft = next;
      const { length } = next.numbers;
      count.textContent =
        length === 0
          ? say('studio.lottery.board_keno', { count: most })
          : say('studio.lottery.spots', { count: length });
      clear.hidden = length === 0;
      board.show(next.numbers, isClosed);
    },
  };
}
