// A drum for each digit. They roll to their digits one after the other at a constant pace; the result is fixed before.
import { make } from '../../../page/element.ts';
import type { LookParts, Tray } from '../look.ts';
import { createPace } from '../pace.ts';

const pace = 1_200;
/** Number of digits that each drum passes, for every result. */
const rolled = 20;

export function createDrums({ shell, rules }: LookParts): Tray {
  const { count, low, high } = rules.machine;
  const range = high - low + 1;
  const element = make('div', { class: 'tray tray--drums', role: 'img' });
  let numbers: readonly number[] = [];
  const steps = createPace(shell.sound, () => numbers.length);
  const face = (text: string) => make('b', {}, text);
  /** Creates the strip of a drum, with the drawn digit at its end. */
  const stripOf = (digit: number): HTMLElement => {
    const passed = Array.from({ length: rolled }, (_, place) => {
      const back = digit - low - (rolled - place);
      return face(String(low + (((back % range) + range) % range)));
    });
    return make('span', { class: 'drum-strip' }, face('–'), ...passed, face(String(digit)));
  };
  const drum = (strip: HTMLElement) => make('span', { class: 'drum' }, strip);
  const still = (text: string) => drum(make('span', { class: 'drum-strip' }, face(text)));
  const roll = (strip: HTMLElement, place: number): Animation =>
    strip.animate(
      [
        { transform: 'translate3d(0,0,0)' },
        { transform: `translate3d(0,${(-100 * (rolled + 1)) / (rolled + 2)}%,0)` },
      ],
      {
        duration: pace - 150,
        delay: place * pace + 150,
        fill: 'both',
        easing: 'cubic-bezier(.3,.1,.25,1)',
      },
    );
  return {
    element,
    empty: () => {
      element.removeAttribute('aria-label');
      element.replaceChildren(...Array.from({ length: count }, () => still('–')));
    },
    reveal: async (next, onFallen) => {
      numbers = next;
      const strips = next.map(stripOf);
      element.replaceChildren(...strips.map(drum));
      await steps.run(() => strips.map(roll), onFallen);
      if (numbers === next) element.replaceChildren(...next.map((digit) => still(String(digit))));
    },
    finish: steps.finish,
    show: (next) => {
      numbers = next;
      element.replaceChildren(...next.map((digit) => still(String(digit))));
    },
    setLabel: (label) => element.setAttribute('aria-label', label),
  };
}
