// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { appBridge } from '#platform/app/app-window.ts';
import { download, getProfile, openOutside } from './device.ts';

const opened = vi.fn<(address: string) => void>();
const inApp = () =>
  Object.assign(window, { openSafari: opened, matchMedia: () => ({ matches: false }) });
afterEach(() => {
  opened.mockClear();
  Reflect.deleteProperty(window, 'openSafari');
  Reflect.deleteProperty(window, 'matchMedia');
});

it('APP-10 a member goes to the page of the profile with a code that logs in there', async () => {
  inApp();
  const { foundation } = await showInSite(null, {
    session: { id: '7' },
    replies: { mintHandoff: { answer: { code: 'CODE' } } },
  });
  await getProfile(foundation);
  expect(opened.mock.calls).toEqual([[`${location.origin}/m/appDownload?language=EN&tokens=CODE`]]);
});
it('APP-10 without a code it is the same page', async () => {
  inApp();
  const { foundation } = await showInSite(null, {
    session: { id: '7' },
    replies: { mintHandoff: { refusal: 'TOO_MANY_REQUEST.handoff' } },
  });
  await getProfile(foundation);
  expect(opened.mock.calls).toEqual([[`${location.origin}/m/appDownload?language=EN`]]);
});
it('NET-16 the native app opens it by its bridge, whichever way it gives one', () => {
  expect(appBridge()).toBeNull();
  inApp();
  openOutside('https://help.example/a');
  expect(opened.mock.calls).toEqual([['https://help.example/a']]);
});
it('APP-07 a native app of unknown version is led over the redirect page', () => {
  inApp();
  download('https://files.example/app.apk?v=1');
  expect(opened.mock.calls).toEqual([
    [`${location.origin}/m/redirect.html?url=https%3A%2F%2Ffiles.example%2Fapp.apk%3Fv%3D1`],
  ]);
});
