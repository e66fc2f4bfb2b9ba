// Asks before a link of an announcement or a banner leads to another site (REDIR-02), where the merchant wants it. Sites of the merchant's
// list open at once. The server says which they are, and how a host is read, because it decides both.
import { describeTarget } from '@parlour/contract/leaving/calls';
import { refusalOf } from '#foundation/api/outcome.ts';
import type { Foundation } from '#foundation/foundation.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { openOutside } from '#foundation/navigation/outside-browser.ts';
import { makeLeavingTarget, type LeavingTarget } from '#foundation/notices/leaving-target.ts';
import { currentOrigin } from '#platform/address.ts';

/** The longest wait for the server, in milliseconds; then the reader sees the host as the browser has it. */
const patienceMs = 3_000;

/** Phrases that are never shown: the notice of this kind has its own texts. Two presses are one notice. */
const sayLeaving: Phrase = () => '';
const sayRefused: Phrase = (t) => t('leaving.refused');

/** Returns the address of a pressed link to another site, if it stands where operators put links. Opening it in another tab counts too. */
function addressAsked({ target, type, button, defaultPrevented }: MouseEvent): string | null {
  const isPress = button === (type === 'auxclick' ? 1 : 0);
  if (defaultPrevented || !isPress || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>(
    '[data-outside="ask"] a[href], a[data-outside="ask"]',
  );
  const isOutside = link !== null && /^https?:$/.test(link.protocol);
  return isOutside && link.origin !== currentOrigin() ? link.href : null;
}

function readHere(address: string): LeavingTarget {
  const { host, pathname } = new URL(address);
  const path = pathname.length > 60 ? `${pathname.slice(0, 60)}…` : pathname;
  return { address, host, asciiHost: null, path: path === '/' ? '' : path };
}

async function ask(foundation: Foundation, address: string): Promise<void> {
  const { api, language, notices, keep } = foundation;
  const options = { teller: 'nobody', signal: AbortSignal.timeout(patienceMs) } as const;
  const described = api(describeTarget, { url: address }, options).then(
    (target) => ({ ...target, address }),
    (error: unknown) =>
      refusalOf(error)?.code === 'redirect_refused'
        ? null
        : { ...readHere(address), isListed: false },
  );
  const [target] = await Promise.all([described, language.need(['member'])]);
  if (target === null) return notices.show(sayRefused);
  if (target.isListed) return openOutside(address);
  keep(makeLeavingTarget).set(target);
  notices.show(sayLeaving, 'leaving');
}

/** Begins to ask, and returns a function that stops it. */
export function askBeforeLeaving(foundation: Foundation): () => void {
  let isAsking = false;
  const onPress = (event: MouseEvent): void => {
    const address = addressAsked(event);
    if (address === null) return;
    event.preventDefault();
    // A sheet that a press of the link would close stays open: the reader may stay.
    event.stopPropagation();
    if (isAsking) return;
    isAsking = true;
    void ask(foundation, address)
      // Without the texts of the notice the reader stays, as with a lost connection.
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
  // Before the handlers of the page, which would open it.
  const events = ['click', 'auxclick'] as const;
  for (const name of events) document.addEventListener(name, onPress, { capture: true });
  return () => {
    for (const name of events) document.removeEventListener(name, onPress, { capture: true });
  };
}
