// Data that the previous page stored in the history entry about itself and the opened game. The browser could have changed it, so it is
// checked like any input.
import { currentState } from '#platform/address.ts';

/** The opened game as the previous page showed it. */
export type KnownGame = { name: string; vendor: string | null; art: string; images: string[] };
export type OpenerState = {
  /** Path with query of the previous page; null if unknown. */
  from: string | null;
  /** Scroll position of the previous page, in pixels. */
  fromY: number;
  game: KnownGame | null;
  /** The address to open after the login (wanted-game.ts). */
  wanted: string | null;
  /** The page where the wanted game was opened, if pages of guests were visited since; null if it is `from`. */
  openedAt: string | null;
};

type StateFields = Partial<Record<string, unknown>>;

const isBag = (value: unknown): value is StateFields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function gameOf(value: unknown): KnownGame | null {
  if (!isBag(value)) return null;
  const { name, vendor, art, images } = value;
  if (typeof name !== 'string' || typeof art !== 'string') return null;
  return { name, vendor: textOf(vendor), art, images: textsOf(images) };
}

export function readOpening(): OpenerState {
  const state = currentState();
  if (!isBag(state)) return { from: null, fromY: 0, game: null, wanted: null, openedAt: null };
  const { from, fromY, game, wanted, openedAt } = state;
  return {
    from: textOf(from),
    fromY: typeof fromY === 'number' ? fromY : 0,
    game: gameOf(game),
    wanted: textOf(wanted),
    openedAt: textOf(openedAt),
  };
}
