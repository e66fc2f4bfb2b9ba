// Where the reader was when a game was opened. A game leads back by a link, which makes a new entry in the history: without this it would begin at the top.
import { tabStorage } from './storage.ts';

const key = 'parlour:return';

/** Path with query, and how far down. */
type Place = { address: string; y: number };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'y' in value &&
  typeof value.address === 'string' &&
  typeof value.y === 'number';

function read(): Place | null {
  try {
    const value: unknown = JSON.parse(tabStorage.read(key) ?? 'null');
    return isPlace(value) ? value : null;
  } catch {
    return null;
  }
}

export const keepReturn = (place: Place): void => tabStorage.write(key, JSON.stringify(place));

/** Once, at the start of a page: an entry that has a place of its own keeps that. */
export function takeReturn(): void {
  const place = read();
  tabStorage.remove(key);
  const { pathname, search } = window.location;
  if (place === null || place.address !== pathname + search || window.history.state !== null) {
    return;
  }
  window.history.replaceState({ y: place.y }, '');
}
