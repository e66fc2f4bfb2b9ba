// NET-16: a link to another site leads out of an app's window, whoever wrote it: an announcement, customer service, a page of ours.
import { canOpenOutside, openOutside, thisDevice } from '#foundation/navigation/open-outside.ts';
import { currentOrigin } from '#platform/address.ts';

/** Of the link that was pressed, where it leads to another site and nothing else has taken the press. */
function addressOutside({ target, defaultPrevented, button }: MouseEvent): string | null {
  if (defaultPrevented || button !== 0 || !(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isOutside = link !== null && /^https?:$/.test(link.protocol);
  return isOutside && link.origin !== currentOrigin() ? link.href : null;
}

/** Returns a function that stops it. In a browser, links are left alone. */
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
