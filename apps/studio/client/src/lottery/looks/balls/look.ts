// Look of the classic lottery: balls.
import { make } from '../../../page/element.ts';
import type { Rules } from '../../state.ts';
import { allNumbers } from '../all-numbers.ts';
import { ball, ballRow } from '../balls.ts';
import type { Board, BoardParts, LookOf, LookParts } from '../look.ts';
import { markRow } from '../mark-row.ts';
import { createNumberBoard } from '../number-board.ts';
import { clearButton } from '../quick.ts';
import { createSetComposing, toggle } from '../set-composing.ts';
import { createTray } from './tray.ts';

export const look: LookOf = (parts) => {
  const { shell, rules } = parts;
  const { say } = shell;
  return {
    groups: [{ name: 'match', label: '' }],
    composing: createSetComposing(rules, onTicket(rules)),
    how: () => say('studio.lottery.match_all'),
    createBoard: (board) => createBoard(parts, board),
    createTray: () => createTray(parts),
    betMarks: (bet) =>
      markRow(
        rules,
        bet,
        bet.picks.map((pick) => ball(pick, 's')),
      ),
    drawnMarks: ballRow,
    drawnText: (numbers) => say('studio.lottery.numbers', { numbers: numbers.join(', ') }),
    counted: [allNumbers(rules)],
  };
};

const onTicket = ({ kinds }: Rules): number => kinds[0]?.picks ?? 0;

function createBoard({ shell, rules }: LookParts, parts: BoardParts): Board {
  const { say } = shell;
  const most = onTicket(rules);
  let draft: Parameters<Board['show']>[0] = { group: 'match', kind: null, numbers: [] };
  const name = say('studio.lottery.your_numbers');
  const balls = make('div', { class: 'balls grow', role: 'img' });
  const clear = clearButton(say, parts.onClear);
  const board = createNumberBoard({
    say,
    highest: rules.machine.high,
    label: say('studio.lottery.board'),
    className: 'nb',
    onPick: (number) => {
      const next = toggle(draft, number, most);
      if (next) parts.onChange(next);
      else parts.onRefuse(say('studio.lottery.full'));
    },
    onQuick: parts.onQuick,
  });
  const showPicked = (numbers: readonly (number | null)[]): void => {
    const ordered = numbers.filter((each) => each !== null).toSorted((a, b) => a - b);
    const places = [...ordered, ...Array<null>(most - ordered.length).fill(null)];
    balls.replaceChildren(...places.map((each) => ball(each, 'l')));
    balls.setAttribute('aria-label', `${name}: ${ordered.join(', ')}`);
    // Its room stays, so that the balls do not move at the first pick.
    clear.classList.toggle('is-blank', ordered.length === 0);
  };
  return {
    element: make(
      'section',
      { class: 'pad' },
      make('div', { class: 'row picked' }, balls, clear),
      board.element,
    ),
    show: (next, isClosed) => {
      draft = next;
      showPicked(next.numbers);
      board.show(next.numbers, isClosed);
    },
  };
}
