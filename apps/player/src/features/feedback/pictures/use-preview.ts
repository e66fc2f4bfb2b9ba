import { useEffect, useState } from 'react';
import { useFoundation } from '#foundation/use-foundation.ts';
import { makePreviews } from './previews.ts';

/** The address for an image; null until it is loaded. */
type Preview = { address: string | null; hasFailed: boolean };
const unknown: Preview = { address: null, hasFailed: false };

/** The preview of a picture that the server has stored. */
export function usePreview(id: string | null): Preview {
  const previews = useFoundation().keep(makePreviews);
  const [found, setFound] = useState<Preview & { id: string | null }>({ ...unknown, id: null });
  useEffect(() => {
    if (id === null) return undefined;
    let isWanted = true;
    const show = (preview: Preview) => {
      if (isWanted) setFound({ ...preview, id });
    };
    previews.find(id).then(
      (address) => show({ address, hasFailed: false }),
      () => show({ address: null, hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
  }, [previews, id]);
  return found.id === id ? found : unknown;
}
