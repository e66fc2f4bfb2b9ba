// The previews of the member's pictures. Each is fetched once until the page is reloaded, because it has up to a megabyte.
import { feedbackPicture } from '@parlour/contract/feedback/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { dataAddress } from '#platform/pictures/data-address.ts';

export type Previews = {
  /** Returns a preview's address. Rejects if the fetch fails; the next call fetches again. */
  find: (id: string) => Promise<string>;
  /** Stores the preview of a picture that was sent from this page. */
  keep: (id: string, address: string) => void;
};

export function makePreviews(foundation: Foundation): Previews {
  const { session } = foundation;
  const read = readsOf(foundation);
  const known = new Map<string, Promise<string>>();
  // A member's previews are dropped at the logout (C4).
  session.subscribe(() => {
    if (session.get() === null) known.clear();
  });
  async function fetchOne(id: string): Promise<string> {
    return dataAddress(await read(feedbackPicture, { id }, { teller: 'page' }));
  }
  return {
    find: (id) => {
      const found = known.get(id) ?? fetchOne(id);
      known.set(id, found);
      found.catch(() => known.delete(id));
      return found;
    },
    keep: (id, address) => void known.set(id, Promise.resolve(address)),
  };
}
