// Board of pick three and pick five: a wheel from 0 to 9 for each position, and the picked digits above. Up to three wheels stand side by
// side; of more, one is shown at a time, so that the board fits a phone. The order is the same in every writing direction.
import { make, setDisabled } from '../../../page/element.ts';
import type { Board, BoardParts, Draft, LookParts } from '../look.ts';
import { clearButton, pickedHead, quickButton } from '../quick.ts';
import { kindOf } from '../../rules/kinds.ts';
import { choose } from './composing.ts';
import { createSlots } from './slots.ts';
import { createWheel } from './wheel.ts';

/** The largest number of wheels that have room side by side. */
const mostBeside = 3;

export function createDigitBoard({ shell, rules }: LookParts, parts: BoardParts): Board {
  const { say } = shell;
  const { count } = rules.machine;
  let draft: Draft = { group: '', kind: null, numbers: [] };
  let open = 0;
  const isSingle = count > mostBeside;
  const clear = clearButton(say, parts.onClear);
  const quick = quickButton(say, parts.onQuick);
  const names = Array.from({ length: count }, (_, place) =>
    say('studio.lottery.place_of', { number: place + 1 }),
  );
  const showOpen = (): void => {
    for (const [place, { element }] of wheels.entries()) {
      element.hidden = isSingle && place !== open;
    }
    slots.open(isSingle ? open : null);
  };
  const goTo = (place: number): void => {
    open = place;
    showOpen();
  };
  const pick = (place: number, digit: number): void => {
    const isOne = kindOf(rules, draft.group)?.way === 'position';
    const next = choose(draft, { place, digit }, isOne);
    parts.onChange(next);
    if (!isSingle || isOne || next.numbers[place] === null) return;
    // The next free position is opened, from here on and then from the start.
    const ahead = names.map((_, step) => (place + 1 + step) % count);
    const free = ahead.find((each) => next.numbers[each] === null);
    if (free === undefined) return;
    const isHeld = wheels[place]?.element.contains(document.activeElement) === true;
    goTo(free);
    if (isHeld) wheels[free]?.focus();
  };
  const slots = createSlots({
    label: say('studio.lottery.your_digits'),
    names,
    onOpen: isSingle ? goTo : null,
  });
  const wheels = names.map((name, place) =>
    createWheel({ name, rules, head: String(place + 1), onPick: (digit) => pick(place, digit) }),
  );
  showOpen();
  return {
    element: make(
      'section',
      { class: 'pad' },
      pickedHead(slots.element, clear),
      make(
        'div',
        { class: isSingle ? 'wheels wheels--single' : 'wheels' },
        ...wheels.map(({ element }) => element),
      ),
      quick,
    ),
    show: (next, isClosed) => {
      draft = next;
      slots.show(next.numbers);
      clear.hidden = next.numbers.every((each) => each === null);
      setDisabled(quick, isClosed);
      for (const [place, wheel] of wheels.entries()) {
        wheel.show(next.numbers[place] ?? null, isClosed);
      }
    },
  };
}
