// What the page links for being installed.
/** The manifest's whole address; null where the page links none. */
export const manifestLink = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? null;

/** iOS takes the image of a start from the page that is put on the home screen: one link, for this very screen (ROUTE-11). */
export function linkSplash(splashOf: (width: number, height: number) => string | null): void {
  const { devicePixelRatio: scale, screen } = window;
  const splash = splashOf(screen.width * scale, screen.height * scale);
  if (splash === null) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = splash;
  document.head.append(link);
}
