// The reader's choice to hide the amounts of the wallet on this device, because others may see the screen (MEMBER-16).
import type { Foundation } from '#foundation/foundation.ts';
import { createStore, type Readable } from '#foundation/store.ts';

const key = 'hiddenAmounts';

type HiddenAmounts = Readable<boolean> & { toggle: () => void };

export function makeHiddenAmounts({ deviceStorage }: Foundation): HiddenAmounts {
  const store = createStore(deviceStorage.read(key) !== null);
  const toggle = (): void => {
    const isHidden = !store.get();
    if (isHidden) deviceStorage.write(key, '1');
    else deviceStorage.remove(key);
    store.set(isHidden);
  };
  return { get: store.get, getPainted: () => false, subscribe: store.subscribe, toggle };
}
