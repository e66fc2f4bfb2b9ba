// The nine fields of a ticket below the foil: ordinary content, with a name for screen readers only after it is shown.
import { drawPicture, pictureOf } from '../art/picture.ts';
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import type { ScratchLook } from './look.ts';
import { fields, shownAs, wordOf } from './reading.ts';

export type Fields = {
  element: HTMLElement;
  /** Sets the symbols; none for a ticket that is not played. */
  put: (cells: readonly string[]) => void;
  /** Sets the name of a field: its content, or that it is covered. */
  name: (field: number, isShown: boolean) => void;
  /** Marks the fields with these symbols. */
  mark: (symbols: readonly string[]) => void;
};

const content = (look: ScratchLook, symbol: string): Element =>
  drawPicture(pictureOf(look.pictures, symbol));

export function createFields(say: Say, look: ScratchLook): Fields {
  const places = Array.from({ length: fields }, () =>
    make('span', { class: 'field', role: 'img' }),
  );
  let cells: readonly string[] = [];
  const name: Fields['name'] = (field, isShown) => {
    const number = String(field + 1);
    const text = isShown
      ? say('studio.scratch.field', {
          number,
          symbol: wordOf(say, shownAs(look.name, cells[field] ?? '')),
        })
      : say('studio.scratch.covered', { number });
    places[field]?.setAttribute('aria-label', text);
  };
  return {
    element: make(
      'ul',
      { 'aria-label': say('studio.scratch.fields') },
      ...places.map((place) => make('li', {}, place)),
    ),
    name,
    put: (next) => {
      cells = next;
      for (const [field, place] of places.entries()) {
        const symbol = next[field];
        place.classList.remove('is-alike');
        place.replaceChildren(...(symbol === undefined ? [] : [content(look, symbol)]));
        name(field, false);
      }
    },
    mark: (symbols) => {
      for (const [field, place] of places.entries()) {
        place.classList.toggle('is-alike', symbols.includes(cells[field] ?? ''));
      }
    },
  };
}
