// What the member's pictures look like, fetched once for as long as the page is not loaded anew: a picture has up to a megabyte.
import { feedbackPicture } from '@parlour/contract/feedback/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { dataAddress } from '#platform/pictures/data-address.ts';

export type Previews = {
  /** Rejects where it does not come; asked again, it is fetched again. */
  find: (id: string) => Promise<string>;
  /** Its own looks are known, since it was sent from here. */
  keep: (id: string, address: string) => void;
};

export function makePreviews(foundation: Foundation): Previews {
  const { session } = foundation;
  const read = readsOf(foundation);
  const known = new Map<string, Promise<string>>();
  // What a member saw goes with the member (C4).
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
