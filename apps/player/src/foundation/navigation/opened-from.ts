// What the page before stored in the history entry about the game and itself. It lies in the browser, so it is checked like any input.
import { currentState } from '#platform/address.ts';

/** The game as it stood there. */
export type KnownGame = { name: string; vendor: string | null; art: string; images: string[] };
export type Opening = {
  /** Path with query; null where nothing is known. */
  from: string | null;
  /** How far down the reader was there. */
  fromY: number;
  game: KnownGame | null;
  /** The address behind the login (wanted-game.ts). */
  wanted: string | null;
  /** Where that was opened, with a page of guests since; null where `from` is that place. */
  openedAt: string | null;
};

type Bag = Partial<Record<string, unknown>>;

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function gameOf(value: unknown): KnownGame | null {
  if (!isBag(value)) return null;
  const { name, vendor, art, images } = value;
  if (typeof name !== 'string' || typeof art !== 'string') return null;
  return { name, vendor: textOf(vendor), art, images: textsOf(images) };
}

export function readOpening(): Opening {
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
