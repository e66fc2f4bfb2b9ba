// The scroll position at which a game was opened. A game leads back by a link, which makes a new history entry, so that the page would
// begin at its top.
import { tabStorage } from './storage.ts';

const key = 'parlour:return';

/** Path with query, and the scroll position in pixels. */
type ReturnPoint = { address: string; y: number };

const isReturnPoint = (value: unknown): value is ReturnPoint =>
  typeof value === 'object' &&
  value !== null &&
  'address' in value &&
  'y' in value &&
  typeof value.address === 'string' &&
  typeof value.y === 'number';

function read(): ReturnPoint | null {
  try {
    const value: unknown = JSON.parse(tabStorage.read(key) ?? 'null');
    return isReturnPoint(value) ? value : null;
  } catch {
    return null;
  }
}

export const keepReturn = (point: ReturnPoint): void =>
  tabStorage.write(key, JSON.stringify(point));

/** Restores the position once at the start of a page. A history entry with state already has one. */
export function takeReturn(): void {
  const point = read();
  tabStorage.remove(key);
  const { pathname, search } = window.location;
  if (point === null || point.address !== pathname + search || window.history.state !== null) {
    return;
  }
  window.history.replaceState({ y: point.y }, '');
}
