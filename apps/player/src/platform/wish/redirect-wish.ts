// The address to which a link to the site asks to be led on (`redirectUrl`, REDIR-01). It is taken out of the address bar at once, so that
// it is in no history, and kept in the tab, so that it survives a login with all of its steps and a reload. It ends with a logout
// (tab-record.ts).
import { tabStorage } from '../storage.ts';
import { wishKey } from './wish-key.ts';

const parameter = 'redirectUrl';

/** Longer ones are no address of a page. */
const mostLetters = 2_000;
/** The time after which nobody expects to be led on, in milliseconds. */
const keptMs = 3_600_000;

/** Takes the wish out of an address and keeps it. Returns whether the address had one. */
export function takeWish({ searchParams }: URL): boolean {
  const wish = searchParams.get(parameter);
  if (wish === null) return false;
  searchParams.delete(parameter);
  if (wish !== '' && wish.length <= mostLetters) {
    tabStorage.write(wishKey, `${Date.now()} ${wish}`);
  }
  return true;
}

/** Returns the address as the link had it; null without a wish, or if it is too old. */
export function readWish(): string | null {
  const [, at, wish] = /^(\d+) (.+)$/s.exec(tabStorage.read(wishKey) ?? '') ?? [];
  const isFresh = at !== undefined && Date.now() - Number(at) < keptMs;
  return isFresh && wish !== undefined ? wish : null;
}

export const forgetWish = (): void => tabStorage.remove(wishKey);
