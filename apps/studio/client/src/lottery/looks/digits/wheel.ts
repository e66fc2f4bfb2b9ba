// A wheel of digits for one position.
import { button, isDisabled, make, setDisabled } from '../../../page/element.ts';
import type { Rules } from '../../state.ts';
import { rove } from '../roving.ts';

export type Wheel = {
  element: HTMLElement;
  show: (picked: number | null, isClosed: boolean) => void;
  /** Moves the focus to the digit at which the Tab key stops. */
  focus: () => void;
};
type WheelOptions = {
  /** Name of the position, for screen readers. */
  name: string;
  /** Number of the position, above the digits. */
  head: string;
  rules: Rules;
  onPick: (digit: number) => void;
};

export function createWheel({ name, head, rules, onPick }: WheelOptions): Wheel {
  const { low, high } = rules.machine;
  const digits = Array.from({ length: high - low + 1 }, (_, each) => low + each);
  const cells = digits.map((digit) =>
    button({ 'aria-pressed': 'false', 'aria-label': `${digit}, ${name}` }, `${digit}`),
  );
  const element = make(
    'div',
    { class: 'wheel num', role: 'group', 'aria-label': name },
    make('span', { class: 'text-fine text-faint wheel-head', 'aria-hidden': 'true' }, head),
    ...cells,
  );
  const roving = rove(element, cells);
  element.addEventListener('click', ({ target }) => {
    const index = cells.findIndex((cell) => cell === target);
    const cell = cells[index];
    if (!cell || isDisabled(cell)) return;
    roving.goTo(index);
    onPick(low + index);
  });
  return {
    element,
    show: (picked, isClosed) => {
      for (const [index, cell] of cells.entries()) {
        cell.setAttribute('aria-pressed', String(picked === low + index));
        setDisabled(cell, isClosed);
      }
    },
    focus: () => cells.find((cell) => cell.tabIndex === 0)?.focus(),
  };
}
