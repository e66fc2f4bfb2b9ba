// The board: forty-five numbers as one stop of the Tab key, with the arrows inside, and quick pick behind them.
import { button, isDisabled, make, setDisabled } from '../../page/element.ts';
import { icon } from '../../page/icons.ts';
import type { Say } from '../../page/texts.ts';

type Parts = { say: Say; onPick: (number: number) => void; onQuick: () => void };
export type Board = {
  element: HTMLElement;
  show: (numbers: readonly number[], isClosed: boolean) => void;
};

const highest = 45;

/** How far an arrow goes, from left to right; the board mirrors, so left and right do too. */
function stepOf(key: string, columns: number, isMirrored: boolean): number {
  const side = isMirrored ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowLeft: -side,
    ArrowRight: side,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -highest,
    End: highest,
  };
  return steps[key] ?? 0;
}

export function createBoard({ say, onPick, onQuick }: Parts): Board {
  const cells = Array.from({ length: highest }, (_, index) =>
    button(
      { class: 'num', 'aria-pressed': 'false', tabindex: index === 0 ? 0 : -1 },
      `${index + 1}`,
    ),
  );
  const quick = button(
    { class: 'wide', onclick: () => isDisabled(quick) || onQuick() },
    icon('dice', 18),
    say('studio.lottery.quick'),
  );
  const element = make(
    'div',
    { class: 'nb num', role: 'group', 'aria-label': say('studio.lottery.board') },
    ...cells,
    quick,
  );
  const goTo = (index: number) => {
    cells.forEach((cell, each) => cell.setAttribute('tabindex', each === index ? '0' : '-1'));
  };
  element.addEventListener('click', ({ target }) => {
    const index = cells.findIndex((cell) => cell === target);
    const cell = cells[index];
    if (!cell || isDisabled(cell)) return;
    goTo(index);
    onPick(index + 1);
  });
  element.addEventListener('keydown', (event) => {
    const index = cells.findIndex((cell) => cell === event.target);
    const style = getComputedStyle(element);
    const columns = style.gridTemplateColumns.split(' ').length;
    const step = stepOf(event.key, columns, style.direction === 'rtl');
    if (index < 0 || step === 0) return;
    event.preventDefault();
    const next = Math.abs(step) === highest ? Math.sign(step) * highest : index + step;
    const place = Math.min(highest - 1, Math.max(0, next));
    // An arrow that leaves the board at its upper or lower edge stays where it is.
    if (Math.abs(step) < highest && place !== next) return;
    goTo(place);
    cells[place]?.focus();
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
