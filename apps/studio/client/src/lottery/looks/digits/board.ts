// Board with a wheel from 0 to 9 for each position, and the picked digits above. The order is the same in every writing direction.
import { button, isDisabled, make, setDisabled, setText } from '../../../page/element.ts';
import type { Board, BoardParts, Draft, LookParts } from '../look.ts';
import { clearButton, pickedHead, quickButton } from '../quick.ts';
import { kindOf } from '../../rules/kinds.ts';
import { rove, type RovingFocus } from '../roving.ts';
import { choose } from './composing.ts';

export function createDigitBoard({ shell, rules }: LookParts, parts: BoardParts): Board {
  const { say } = shell;
  const { count, low, high } = rules.machine;
  let draft: Draft = { group: '', kind: null, numbers: [] };
  const places = Array.from({ length: count }, (_, place) => place);
  const digits = Array.from({ length: high - low + 1 }, (_, each) => low + each);
  const slots = places.map(() => make('span', { class: 'digit digit--l' }));
  const picked = make('div', { class: 'digits grow', role: 'img' }, ...slots);
  const clear = clearButton(say, parts.onClear);
  const quick = quickButton(say, parts.onQuick);

  const wheelOf = (place: number) => {
    const label = say('studio.lottery.place_of', { number: place + 1 });
    const cells = digits.map((digit) =>
      button({ 'aria-pressed': 'false', 'aria-label': `${digit}, ${label}` }, `${digit}`),
    );
    const element = make(
      'div',
      { class: 'wheel num', role: 'group', 'aria-label': label },
      make(
        'span',
        { class: 'text-fine text-faint wheel-head', 'aria-hidden': 'true' },
        `${place + 1}`,
      ),
      ...cells,
    );
    const roving: RovingFocus = rove(element, cells);
    element.addEventListener('click', ({ target }) => {
      const index = cells.findIndex((cell) => cell === target);
      const cell = cells[index];
      if (!cell || isDisabled(cell)) return;
      roving.goTo(index);
      const isOne = kindOf(rules, draft.group)?.way === 'position';
      parts.onChange(choose(draft, { place, digit: low + index }, isOne));
    });
    return { element, cells };
  };
  const wheels = places.map(wheelOf);
  const showPicked = ({ numbers }: Draft): void => {
    numbers.forEach((digit, place) => {
      const slot = slots[place];
      if (!slot) return;
      setText(slot, digit === null ? '' : String(digit));
      slot.classList.toggle('digit--empty', digit === null);
    });
    const names = numbers.map((each) => each ?? '–').join(' ');
    picked.setAttribute('aria-label', `${say('studio.lottery.your_digits')}: ${names}`);
    clear.hidden = numbers.every((each) => each === null);
  };
  return {
    element: make(
      'section',
      { class: 'pad' },
      pickedHead(picked, clear),
      make('div', { class: 'wheels' }, ...wheels.map(({ element }) => element)),
      quick,
    ),
    show: (next, isClosed) => {
      draft = next;
      showPicked(next);
      setDisabled(quick, isClosed);
      for (const [place, { cells }] of wheels.entries()) {
        for (const [index, cell] of cells.entries()) {
          cell.setAttribute('aria-pressed', String(next.numbers[place] === low + index));
          setDisabled(cell, isClosed);
        }
      }
    },
  };
}
