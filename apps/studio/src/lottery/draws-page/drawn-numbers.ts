// What was drawn, as each look of the lottery shows it, without a script.
import type { DrawLook, Machine } from '@parlour/games/draws/draw-game';
import { pipsOf } from '@parlour/games/draws/dice-pips';
import { html, type Html } from '@parlour/document/html';

type Shown = {
  look: DrawLook;
  machine: Pick<Machine, 'high'>;
  /** In the order they were drawn. */
  numbers: readonly number[];
};

/**
 * From left to right in every direction of writing: balls, digits and boats in the order they came, dice as they fell,
 * keno's numbers from low to high.
 */
export function drawnNumbers({ look, machine, numbers }: Shown): Html {
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
