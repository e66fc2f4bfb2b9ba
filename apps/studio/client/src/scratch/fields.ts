// The nine fields of a ticket below the foil: ordinary content, named for who cannot see it only once it is shown.
import { drawPicture, pictureOf } from '../art/picture.ts';
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import type { Look } from './look.ts';
import { fields, nothing, wordOf } from './reading.ts';

export type Fields = {
  element: HTMLElement;
  /** Nothing for a ticket that was not played. */
  put: (cells: readonly string[]) => void;
  /** Says what is in it, or that it is covered. */
  name: (field: number, isShown: boolean) => void;
  /** These symbols are alike. */
  mark: (symbols: readonly string[]) => void;
};

/** A quiet mark where nothing is printed: it was looked at, and is no fault. */
const content = (look: Look, symbol: string): Element =>
  symbol === nothing
    ? make('i', { class: 'field-empty' })
    : drawPicture(pictureOf(look.pictures, symbol));

export function createFields(say: Say, look: Look): Fields {
  const places = Array.from({ length: fields }, () =>
    make('span', { class: 'field', role: 'img' }),
  );
  let cells: readonly string[] = [];
  const name: Fields['name'] = (field, isShown) => {
    const number = String(field + 1);
    const text = isShown
      ? say('studio.scratch.field', { number, symbol: wordOf(say, cells[field] ?? '') })
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
