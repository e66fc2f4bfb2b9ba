// The picked digits above the wheels. With one wheel at a time they are buttons that open the wheel of their position.
import { button, make, setText } from '../../../page/element.ts';

export type Slots = {
  element: HTMLElement;
  show: (numbers: readonly (number | null)[]) => void;
  /** Marks the position whose wheel is open; null for none. */
  open: (place: number | null) => void;
};
type SlotsOptions = {
  /** Name of all picks, for screen readers. */
  label: string;
  /** Names of the positions. */
  names: readonly string[];
  /** Called with the position of a pressed slot; null if slots cannot be pressed. */
  onOpen: ((place: number) => void) | null;
};

export function createSlots({ label, names, onOpen }: SlotsOptions): Slots {
  const slots = names.map((_, place) =>
    onOpen
      ? button({ class: 'digit digit--l', onclick: () => onOpen(place) })
      : make('span', { class: 'digit digit--l' }),
  );
  const element = make('div', { class: 'digits grow', role: onOpen ? 'group' : 'img' }, ...slots);
  element.setAttribute('aria-label', label);
  return {
    element,
    show: (numbers) => {
      const digits = numbers.map((each) => each ?? '–');
      for (const [place, slot] of slots.entries()) {
        const digit = numbers[place] ?? null;
        setText(slot, digit === null ? '' : String(digit));
        slot.classList.toggle('digit--empty', digit === null);
        if (onOpen) slot.setAttribute('aria-label', `${names[place]}: ${digits[place]}`);
      }
      if (!onOpen) element.setAttribute('aria-label', `${label}: ${digits.join(' ')}`);
    },
    open: (place) => {
      for (const [each, slot] of slots.entries()) {
        slot.classList.toggle('is-open', each === place);
        if (onOpen) slot.setAttribute('aria-pressed', String(each === place));
      }
    },
  };
}
