// The field: a button for each tile, one tab stop, arrow keys move within it. It is never mirrored.
import { drawPicture } from '../art/picture.ts';
import { button, make, setDisabled } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import type { MinesLook } from './look.ts';
import { moveBy, type Tile } from './reading.ts';

export type Field = {
  element: HTMLElement;
  /** Shows the tiles. `isOpen` is true if tiles can be opened now. */
  show: (tiles: readonly Tile[], isOpen: boolean) => void;
};
type FieldOptions = {
  say: Say;
  look: MinesLook;
  size: { tiles: number; columns: number };
  onOpen: (tile: number) => void;
};
type Button = { element: HTMLButtonElement; shown: string };

export function createField({ say, look, size, onOpen }: FieldOptions): Field {
  const buttons = Array.from({ length: size.tiles }, (_, tile): Button => {
    const element = button({ class: 'tile-button', onclick: () => onOpen(tile) });
    return { element, shown: '' };
  });
  const element = make(
    'div',
    {
      class: 'mine-field',
      role: 'group',
      'aria-label': say('studio.mines.field', { tiles: String(size.tiles) }),
    },
    ...buttons.map((each) => each.element),
  );
  element.style.setProperty('--columns', String(size.columns));

  /** Makes one tile the tab stop. */
  const reach = (reached: number) => {
    for (const [place, each] of buttons.entries()) {
      each.element.setAttribute('tabindex', place === reached ? '0' : '-1');
    }
  };
  element.addEventListener('keydown', (event) => {
    const from = buttons.findIndex((each) => each.element === event.target);
    const to = from < 0 ? null : moveBy(event.key, from, size);
    if (to === null) return;
    event.preventDefault();
    reach(to);
    buttons[to]?.element.focus();
  });
  element.addEventListener('focusin', ({ target }) => {
    const at = buttons.findIndex((each) => each.element === target);
    if (at >= 0) reach(at);
  });
  reach(0);

  const wordOf = ({ kind }: Tile) =>
    kind === 'gem' ? look.gem : kind === 'mine' ? look.mine : kind;
  const nameOf = (tile: Tile, place: number): string => {
    const values = { number: String(place + 1), state: wordOf(tile) };
    return tile.isLeft ? say('studio.mines.tile_left', values) : say('studio.mines.tile', values);
  };
  const dress = (each: Button, tile: Tile) => {
    const shown = `${tile.kind}${tile.isLeft ? ' left' : ''}`;
    // An unchanged tile is not drawn again, because its animation would restart.
    if (each.shown === shown) return;
    each.shown = shown;
    each.element.className = `tile-button is-${tile.kind}${tile.isLeft ? ' is-left' : ''}`;
    const picture = tile.kind === 'gem' || tile.kind === 'mine' ? look.pictures[tile.kind] : null;
    each.element.replaceChildren(...(picture ? [drawPicture(picture)] : []));
  };
  return {
    element,
    show: (tiles, isOpen) => {
      for (const [place, each] of buttons.entries()) {
        const tile = tiles[place];
        if (!tile) continue;
        dress(each, tile);
        each.element.setAttribute('aria-label', nameOf(tile, place));
        each.element.setAttribute('aria-busy', String(tile.kind === 'asked'));
        setDisabled(each.element, !isOpen || tile.kind !== 'covered');
      }
    },
  };
}
