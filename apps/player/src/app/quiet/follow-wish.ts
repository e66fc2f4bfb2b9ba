// Follows a `redirectUrl` (REDIR-01): that of the address with which the site was opened, which the early script has kept, or of a link
// within the site. Few visitors have one, so the code that leads on is loaded for those alone.
import type { Foundation } from '#foundation/foundation.ts';
import { onAddressChange } from '#platform/address.ts';
import { takeWishHere } from '#platform/wish/wish-here.ts';
import { readWish } from '#platform/wish/redirect-wish.ts';

async function leadOn(foundation: Foundation): Promise<void> {
  // Without a connection nothing is led on; the wish waits for the next page.
  const part = await import('#features/leaving/lead-on.ts').catch(() => null);
  if (part) await foundation.keep(part.makeLeadOn)();
}

/** Begins to follow, and returns a function that stops it. */
export function followWish(foundation: Foundation): () => void {
  const look = (): void => {
    takeWishHere();
    if (readWish() !== null) void leadOn(foundation);
  };
  const stops = [foundation.session.subscribe(look), onAddressChange(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
