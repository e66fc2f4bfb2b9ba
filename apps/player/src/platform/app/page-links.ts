// Links in the page's head that serve the installed site.
/** Returns the full address of the manifest; null if the page links none. */
export const manifestLink = (): string | null =>
  document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href ?? null;

/** Adds a link to the splash image of this screen: iOS reads it from the page that is added to the home screen (ROUTE-11). */
export function linkSplash(splashOf: (width: number, height: number) => string | null): void {
  const { devicePixelRatio: scale, screen } = window;
  const splash = splashOf(screen.width * scale, screen.height * scale);
  if (splash === null) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = splash;
  document.head.append(link);
}
