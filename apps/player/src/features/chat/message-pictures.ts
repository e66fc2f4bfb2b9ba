// Pictures of talks, each fetched once until the page is reloaded, because it has up to a megabyte.
import { useEffect, useState } from 'react';
import { chatPicture } from '@parlour/contract/chat/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { dataAddress } from '#platform/pictures/data-address.ts';

type KnownPictures = {
  /** Returns the address for an image. Rejects if the fetch fails; the next call fetches again. */
  find: (id: string) => Promise<string>;
  /** Stores a picture that was sent from this page. */
  keep: (id: string, address: string) => void;
};

export function makeChatPictures(foundation: Foundation): KnownPictures {
  const { session } = foundation;
  const read = readsOf(foundation);
  const known = new Map<string, Promise<string>>();
  // A member's pictures are dropped at the logout (C4).
  session.subscribe(() => {
    if (session.get() === null) known.clear();
  });
  async function fetchOne(id: string): Promise<string> {
    return dataAddress(await read(chatPicture, { id }, { teller: 'page' }));
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

/** Undefined while the picture loads, null if it does not. */
type PictureAddress = string | null | undefined;

export function useChatPicture(id: string): PictureAddress {
  const pictures = useFoundation().keep(makeChatPictures);
  const [found, setFound] = useState<{ id: string; address: PictureAddress }>();
  useEffect(() => {
    let isWanted = true;
    const show = (address: string | null) => {
      if (isWanted) setFound({ id, address });
    };
    pictures.find(id).then(show, () => show(null));
    return () => {
      isWanted = false;
    };
  }, [pictures, id]);
  return found?.id === id ? found.address : undefined;
}
