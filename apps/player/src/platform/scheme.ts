// The colour scheme of the document. The server writes it for the first paint; this file changes it without a reload.
import { loadStyleSheet } from './build/load-files.ts';

export type ColourScheme = 'dark' | 'light';

const page = () => document.documentElement;

/** Returns the scheme in which the page is shown. */
export const shownScheme = (): ColourScheme =>
  page().dataset['scheme'] === 'dark' ? 'dark' : 'light';

/** Whether the device decides the scheme. */
export const isSchemeOfDevice = (): boolean => page().dataset['schemeBy'] === 'device';

const deviceQuery = () => window.matchMedia?.('(prefers-color-scheme: dark)');

export const deviceScheme = (): ColourScheme => (deviceQuery()?.matches ? 'dark' : 'light');

/** Calls back when the device changes its scheme. */
export const onDeviceScheme = (callback: () => void): void =>
  deviceQuery()?.addEventListener('change', callback);

/** The page's background in the shown scheme as `#rrggbb`; empty until the colours of both schemes are loaded. */
const groundOf = (): string => getComputedStyle(page()).getPropertyValue('--ground').trim();

/** Loads the colours of both schemes, unless the page has them; rejects if that fails. */
export const loadSchemes = async (address: string): Promise<void> =>
  groundOf() === '' ? loadStyleSheet(address) : undefined;

/** Shows the page and the browser's bars in a scheme whose colours are loaded. */
export function showScheme(scheme: ColourScheme, by: 'device' | 'reader'): void {
  page().dataset['scheme'] = scheme;
  if (by === 'device') page().dataset['schemeBy'] = by;
  else delete page().dataset['schemeBy'];
  document
    .querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    ?.setAttribute('content', groundOf());
}
