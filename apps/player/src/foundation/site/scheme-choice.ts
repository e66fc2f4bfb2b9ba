// The reader's choice of the colour scheme on this device (MEMBER-17). Without one the page is in the merchant's own.
import {
  schemeCookie,
  schemeCookieOf,
  schemesPath,
  type SchemeChoice,
} from '@parlour/contract/theme/scheme-choice';
import { createStore, type Readable } from '#foundation/store.ts';
import { writeCookie } from '#platform/cookie.ts';
import {
  deviceScheme,
  isSchemeOfDevice,
  loadSchemes,
  onDeviceScheme,
  showScheme,
  shownScheme,
} from '#platform/scheme.ts';

type ChosenScheme = Readable<SchemeChoice> & {
  /** Shows the page in the scheme and stores the choice. Rejects and changes nothing if its colours cannot be loaded. */
  choose: (choice: SchemeChoice) => Promise<void>;
};

/** Shows a choice, and stores it for the pages that the server will paint. */
function apply(choice: SchemeChoice): void {
  const shown = choice === 'device' ? deviceScheme() : choice;
  showScheme(shown, choice === 'device' ? 'device' : 'reader');
  writeCookie(schemeCookie, schemeCookieOf({ choice, shown }));
}

export function makeSchemeChoice(): ChosenScheme {
  const store = createStore<SchemeChoice>(isSchemeOfDevice() ? 'device' : shownScheme());
  let wanted = store.get();
  // A page that the server has sent for the device's scheme follows it by itself.
  onDeviceScheme(() => {
    if (store.get() === 'device') apply('device');
  });

  async function choose(choice: SchemeChoice): Promise<void> {
    wanted = choice;
    await loadSchemes(schemesPath);
    // Another choice may have been made meanwhile.
    if (wanted !== choice) return;
    apply(choice);
    store.set(choice);
  }
  return { get: store.get, subscribe: store.subscribe, choose };
}
