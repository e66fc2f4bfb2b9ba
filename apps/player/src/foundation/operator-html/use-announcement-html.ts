import { useEffect, useEffectEvent } from 'react';
import { currentOrigin, pushAddress, whereWeAre } from '#platform/address.ts';
import { scrollToTop } from '#platform/page.ts';
import { useOperatorHtml } from './use-operator-html.ts';
import { wayOf } from './way-of-link.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;

/** HTML of an announcement, whose links are opened by POP-04. `onLeave` is called when one leads to a page of the site. */
export function useAnnouncementHtml(html: string, onLeave?: () => void) {
  const { place, hasFailed } = useOperatorHtml(html);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (typeof address !== 'string') return;
    const way = wayOf(address, currentOrigin());
    if (way === 'outside' || (way === 'page' && !isPlain(event))) return;
    event.preventDefault();
    if (way === 'nowhere') return;
    onLeave?.();
    pushAddress(address, { from: whereWeAre() });
    queueMicrotask(scrollToTop);
  });
  useEffect(() => {
    const body = place.current;
    const listen = (event: MouseEvent) => follow(event);
    const events = ['click', 'auxclick'] as const;
    for (const name of events) body?.addEventListener(name, listen);
    return () => {
      for (const name of events) body?.removeEventListener(name, listen);
    };
  }, [place]);
  return { place, hasFailed };
}
