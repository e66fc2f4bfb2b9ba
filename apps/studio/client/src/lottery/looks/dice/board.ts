// The boards of the dice: a button for each choice, with its prize.
import type { BetWay } from '@parlour/games/draws/draw-game';
import { button, isDisabled, make, setDisabled } from '../../../page/element.ts';
import { kindName } from '../../rules/kind-words.ts';
import { winsOf } from '../../rules/kinds.ts';
import type { Board, BoardParts, Draft, LookParts } from '../look.ts';
import { quickButton } from '../quick.ts';
import { rove } from '../roving.ts';
import { choicesOf, isChosen, type Choice } from './composing.ts';
import { dieFace } from './faces.ts';

const ranges: Partial<Record<BetWay, string>> = { small: '4–10', big: '11–17' };
/** Returns the sums of small and big as a range. */
export const sumRange = (way: BetWay | undefined): string | undefined => way && ranges[way];

type Cell = { choice: Choice; element: HTMLElement };

export function createDiceBoard({ shell, rules }: LookParts, parts: BoardParts): Board {
  const { say } = shell;
  const quick = quickButton(say, parts.onQuick);
  const place = make('div');
  let draft: Draft = { group: '', kind: null, numbers: [] };
  let cells: Cell[] = [];

  const pictures = ({ kind, numbers: [value = 0] }: Choice): HTMLElement => {
    const dice = (...faces: number[]) => make('span', { class: 'bet-dice' }, ...faces.map(dieFace));
    if (kind.way === 'sum') return make('b', { class: 'bet-sum' }, String(value));
    if (kind.way === 'double') return dice(value, value);
    if (kind.way === 'triple') return dice(value, value, value);
    if (kind.way === 'face') return dice(value);
    return make('b', { class: 'bet-name' }, kindName(say, kind));
  };
  const nameOf = ({ kind, numbers: [value] }: Choice): string =>
    value === undefined ? kindName(say, kind) : `${kindName(say, kind)} ${value}`;
  const cellOf = (choice: Choice): Cell => {
    const wins = winsOf(choice.kind, choice.numbers).map(({ times }) => times);
    const [most = '0', least = most] = [wins.at(0), wins.at(-1)];
    const pays = most === least ? `×${most}` : `×${least}–${most}`;
    const reach = sumRange(choice.kind.way);
    const name = `${nameOf(choice)}, ${pays}`;
    const element = button(
      { class: 'bet', 'aria-pressed': 'false', 'aria-label': name },
      pictures(choice),
      reach !== undefined && make('span', { class: 'text-caption ltr bet-range' }, reach),
      make('span', { class: 'text-fine ltr bet-pays' }, pays),
    );
    return { choice, element };
  };
  const build = (group: string): void => {
    cells = choicesOf(rules, group).map(cellOf);
    const all = cells.map(({ element }) => element);
    const label = say('studio.lottery.kinds');
    const attributes = { class: `bets bets--${group} num`, role: 'group', 'aria-label': label };
    const grid = make('div', attributes, ...all);
    const roving = rove(grid, all);
    grid.addEventListener('click', ({ target }) => {
      const index = all.findIndex((cell) => cell.contains(target as Node));
      const cell = cells[index];
      if (!cell || isDisabled(cell.element)) return;
      roving.goTo(index);
      const { kind, numbers } = cell.choice;
      const isOff = isChosen(cell.choice, draft);
      parts.onChange({ group, kind: isOff ? null : kind.name, numbers: isOff ? [] : numbers });
    });
    place.replaceChildren(grid);
  };
  return {
    element: make('section', { class: 'pad' }, place, quick),
    show: (next, isClosed) => {
      if (next.group !== draft.group) build(next.group);
      draft = next;
      setDisabled(quick, isClosed);
      for (const { choice, element } of cells) {
        element.setAttribute('aria-pressed', String(isChosen(choice, next)));
        setDisabled(element, isClosed);
      }
    },
  };
}
