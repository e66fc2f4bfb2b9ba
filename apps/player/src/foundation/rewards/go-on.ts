/**
 * Moves the focus after a claim whose button disappears: to the next claim (`data-claims`) below its row (`data-row`), and after the last
 * one to the row itself. The page scrolls only for keyboard users, so that nothing moves under a finger.
 */
export function goOn(list: Element | null, name: string): void {
  const own = list?.querySelector<HTMLElement>(`[data-row="${name}"]`);
  if (!list || !own) return;
  const next = [...list.querySelectorAll<HTMLElement>('[data-claims]')].find(
    (each) => own.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const place = next ?? own;
  place.focus({ preventScroll: true });
  if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
}
