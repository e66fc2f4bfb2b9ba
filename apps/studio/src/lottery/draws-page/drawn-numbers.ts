// The drawn numbers in the look of each lottery, without a script.
import type { DrawLook, Machine } from '@parlour/games/draws/draw-game';
import { pipsOf } from '@parlour/games/draws/dice-pips';
import { html, type Html } from '@parlour/document/html';

type DrawnNumbersInput = {
  look: DrawLook;
  machine: Pick<Machine, 'high'>;
  /** The numbers in drawn order. */
  numbers: readonly number[];
};

/**
 * Lists the numbers from left to right in every language: keno's numbers from low to high, all others in drawn order.
 */
export function drawnNumbers({ look, machine, numbers }: DrawnNumbersInput): Html {
  const shown = look === 'keno' ? numbers.toSorted((one, other) => one - other) : numbers;
  const width = look === 'dice' || look === 'race' ? 1 : String(machine.high).length;
  const marks = shown.map((number, i) => {
    const mark =
      look === 'dice' ? dieFace(number) : html`<b>${String(number).padStart(width, '0')}</b>`;
    return html`<li>${look === 'race' ? html`<small>${i + 1}</small>` : null}${mark}</li>`;
  });
  return html`<ol class="marks marks--${look}" dir="ltr">
    ${marks}
  </ol>`;
}

const dieFace = (face: number): Html =>
  html`<svg viewBox="0 0 100 100" role="img" aria-label="${face}">
    ${pipsOf(face).map(([left, top]) => html`<circle cx="${left}" cy="${top}" r="10" />`)}
  </svg>`;
