// Remembers in the tab that the reader has stopped the banners, so that they do not move again on another visit to the page.
import type { StopMemory } from '@parlour/ui/banner/use-autoplay';
import type { Foundation } from '#foundation/foundation.ts';

const key = 'parlour:banners';
const stopped = 'stopped';

export function rememberStop({ tabStorage }: Foundation): StopMemory {
  // A browser may refuse the storage. Then they stay stopped until the document is left.
  let isStopped = tabStorage.read(key) === stopped;
  return {
    wasStopped: () => isStopped,
    noteStop: () => {
      isStopped = true;
      tabStorage.write(key, stopped);
    },
  };
}
