import { changeAddress } from '../address.ts';
import { takeWish } from './redirect-wish.ts';

/** Keeps the wish of a link within the site, and takes it out of the address bar. */
export function takeWishHere(): void {
  const address = new URL(window.location.href);
  if (takeWish(address)) changeAddress(address.pathname + address.search + address.hash);
}
