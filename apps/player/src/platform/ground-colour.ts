// The background of the page, as the server wrote it for the bars of the browser.

/** Returns the page's colour as `#rrggbb`; black if the page has none. */
export const groundColour = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '#000000';
