// A board of numbers with one tab stop and arrow keys inside, followed by quick pick.
import { button, isDisabled, make, setDisabled } from '../../page/element.ts';
import { icon } from '../../page/icons.ts';
import type { Say } from '../../page/texts.ts';
import { rove } from './roving.ts';

type NumberBoardOptions = {
  say: Say;
  highest: number;
  label: string;
  className: string;
  onPick: (number: number) => void;
  onQuick: () => void;
};
export type NumberBoard = {
  element: HTMLElement;
  show: (numbers: readonly (number | null)[], isClosed: boolean) => void;
};

export function createNumberBoard(parts: NumberBoardOptions): NumberBoard {
  const { say, highest, label, className, onPick, onQuick } = parts;
  const cells = Array.from({ length: highest }, (_, index) =>
    button({ class: 'num', 'aria-pressed': 'false' }, `${index + 1}`),
  );
  const quick = button(
    { class: 'wide', onclick: () => isDisabled(quick) || onQuick() },
    icon('dice', 18),
    say('studio.lottery.quick'),
  );
  const element = make(
    'div',
    { class: `${className} num`, role: 'group', 'aria-label': label },
    ...cells,
    quick,
  );
  const roving = rove(element, cells);
  element.addEventListener('click', ({ target }) => {
    const index = cells.findIndex((cell) => cell === target);
    const cell = cells[index];
    if (!cell || isDisabled(cell)) return;
    roving.goTo(index);
    onPick(index + 1);
  });
  return {
    element,
    show: (numbers, isClosed) => {
      for (const [index, cell] of cells.entries()) {
        cell.setAttribute('aria-pressed', String(numbers.includes(index + 1)));
        setDisabled(cell, isClosed);
      }
      setDisabled(quick, isClosed);
    },
  };
}
