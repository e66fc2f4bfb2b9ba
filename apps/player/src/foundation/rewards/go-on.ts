/**
 * The button goes with its claim: on to the next one (`data-claims`) below its row (`data-row`), and after the last one the row
 * stays the reader's place. Only for who goes by keys the page moves along: under a finger nothing does.
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
