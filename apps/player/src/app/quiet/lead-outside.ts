// NET-16: links to other sites open outside an app's window, in announcements, customer service and pages of ours alike.
import { canOpenOutside, openOutside, thisDevice } from '#foundation/navigation/outside-browser.ts';
import { currentOrigin } from '#platform/address.ts';

/** Returns the address of the pressed link if it leads to another site and no other handler has taken the press. */
function addressOutside({ target, defaultPrevented, button }: MouseEvent): string | null {
  if (defaultPrevented || button !== 0 || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isOutside = link !== null && /^https?:$/.test(link.protocol);
  return isOutside && link.origin !== currentOrigin() ? link.href : null;
}

/** Begins to open links to other sites outside the app, and returns a function that stops it. Does nothing in a browser. */
export function leadOutside(platform = thisDevice()): () => void {
  if (!canOpenOutside(platform)) return () => undefined;
  const lead = (event: MouseEvent) => {
    const address = addressOutside(event);
    if (address === null) return;
    event.preventDefault();
    openOutside(address, platform);
  };
  document.addEventListener('click', lead);
  return () => document.removeEventListener('click', lead);
}
