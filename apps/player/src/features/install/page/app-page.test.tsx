// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { AppPage } from './app-page.tsx';

const agents = {
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  chromeOfIos:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/123.0.6312.52 Mobile/15E148 Safari/604.1',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Safari/537.36',
};
const resources = [
  { resourceType: 'IOS', url: 'https://apps.example/ios' },
  { resourceType: 'Android', url: 'https://files.example/app.apk' },
] as const;

beforeEach(() => void Object.assign(window, { matchMedia: () => ({ matches: false }) }));
afterEach(() => void Reflect.deleteProperty(window, 'matchMedia'));

async function show(agent: keyof typeof agents, links: readonly (typeof resources)[number][]) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
  await showInSite(<AppPage />, { path: '/m/appDownload', info: { resources: [...links] } });
}
const isFolded = (element: Element) => element.closest('details') !== null;
/** The titles of the ways; those for other devices in brackets. */
const ways = () =>
  screen
    .getAllByRole('heading', { level: 2, hidden: true })
    .map((each) => (isFolded(each) ? `(${each.textContent})` : each.textContent));
const mainWays = () =>
  [...document.querySelectorAll('.btn--primary')].map(
    (each) => each.closest('section')?.querySelector('h2')?.textContent,
  );

describe('get the app', () => {
  it('APP-11 on Android its app comes first, then the web app; an iPhone’s ways are folded', async () => {
    await show('android', resources);
    expect(ways()).toEqual(['Android app', 'Web app', '(iPhone app)', '(Install with a profile)']);
    expect(mainWays()).toEqual(['Android app']);
    expect(screen.queryByRole('note')).toBeNull();
  });
  it('APP-11 on Android without an app of its own it is the web app', async () => {
    await show('android', []);
    expect(ways()).toEqual(['Web app', '(Install with a profile)']);
    expect(screen.getByText('Open your browser’s menu.')).toBeDefined();
  });
  it('APP-11, APP-06 on an iPhone the profile comes first; the Android app is folded', async () => {
    await show('iphone', resources);
    expect(ways()).toEqual(['Install with a profile', 'iPhone app', 'Web app', '(Android app)']);
    expect(mainWays()).toEqual(['Install with a profile']);
  });
  it('APP-11, APP-03 in another browser of an iPhone a note leads to Safari', async () => {
    await show('chromeOfIos', resources);
    expect(screen.getByRole('note').textContent).toBe(
      'Open this page in Safari to download the app.',
    );
    expect(ways()).toEqual(['Install with a profile', 'iPhone app', '(Android app)']);
  });
  it('APP-11 on a computer every way is listed, and a note leads to the phone', async () => {
    await show('desktop', resources);
    expect(screen.getByRole('note').textContent).toBe(
      'Open this page on your phone to install the app.',
    );
    expect(ways()).toEqual(['Android app', 'iPhone app', 'Install with a profile']);
    expect(mainWays()).toEqual([]);
  });
});
