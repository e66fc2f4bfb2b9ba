// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshMs } from '@parlour/contract/push/kinds';
import { deviceStorage, tabStorage } from '#platform/storage.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { notePrompt } from '#foundation/popups/single-prompt.ts';
import { makeSignals } from '#foundation/signals/signals.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { AlertsPage } from './alerts-page.tsx';
import { bindOwnDevice } from './own-device.ts';
import { PushSheet } from './push-sheet.tsx';
import { stubBrowserPush, subscription } from './testing/browser-push.ts';
import { watchPush } from './watch-push.ts';

const vapidKey = `B${'A'.repeat(86)}`;
const token = JSON.stringify(subscription);
const replies: Replies = {
  bindWebToken: { answer: null },
  subscribeTopic: { answer: null },
  checkPushDevice: { answer: { isBound: true } },
  unbindWebToken: { answer: null },
  choosePush: { answer: null },
  pushOccasion: { answer: { hasOccasion: true } },
  pushChoice: { answer: { wanted: ['draw', 'prize', 'answer', 'news'] } },
};
const member: TestOptions = {
  path: '/m/home',
  session: { id: '7', userName: 'mira' },
  info: { push: { vapidKey } },
  replies,
};

beforeEach(() => {
  // jsdom has no matchMedia.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

async function watch(options: TestOptions = member) {
  const site = await showInSite(null, options);
  const popups = site.foundation.keep(makePopups);
  watchPush(site.foundation);
  /** `shown` is the popup over the page, `offered` those that wait. */
  return { ...site, shown: popups.get, offered: () => popups.record().map(({ name }) => name) };
}
const callsOf = (site: { server: { calls: readonly { name: string }[] } }) =>
  site.server.calls.map(({ name }) => name);

describe('the watcher', () => {
  it('PUSH-01, PUSH-02 a member who was never asked is offered the prompt after a ticket or a prize', async () => {
    stubBrowserPush();
    const site = await watch();
    await waitFor(() => expect(site.shown()).toBe('push'), { timeout: 3_000 });
    expect(callsOf(site)).toEqual(['pushOccasion']);
  });
  it('PUSH-02 without a ticket or a prize the prompt is not offered, until a signal tells of one', async () => {
    stubBrowserPush();
    const pushOccasion = { answer: { hasOccasion: false } };
    const site = await watch({ ...member, replies: { ...replies, pushOccasion } });
    await waitFor(() => expect(callsOf(site)).toEqual(['pushOccasion']));
    await site.foundation.language.need(['push']);
    expect(site.offered()).toEqual([]);
    site.server.replies = replies;
    site.foundation.keep(makeSignals).tell(['notification']);
    await waitFor(() => expect(site.shown()).toBe('push'), { timeout: 3_000 });
  });
  it('PUSH-02 where that is not known, as at a gateway, the prompt is not offered', async () => {
    stubBrowserPush();
    const pushOccasion = { refusal: 'function.not.available' } as const;
    const site = await watch({ ...member, replies: { ...replies, pushOccasion } });
    await waitFor(() => expect(callsOf(site)).toEqual(['pushOccasion']));
    await site.foundation.language.need(['push']);
    expect(site.offered()).toEqual([]);
    expect(site.foundation.notices.get()).toEqual([]);
  });
  it('POP-10 nothing is asked for in a tab that has shown another prompt', async () => {
    stubBrowserPush();
    notePrompt(tabStorage, 'welcome');
    const site = await watch();
    await site.foundation.language.need(['push']);
    expect([site.offered(), callsOf(site)]).toEqual([[], []]);
  });

  it.each([
    ['a guest', { ...member, session: undefined }],
    ['a merchant without a key', { ...member, info: {} }],
    ['who has to change the password first', { ...member, session: { updatePassword: true } }],
  ])('PUSH-01 %s sees no prompt and binds nothing', async (_, { session, ...rest }) => {
    stubBrowserPush({ permission: 'granted' });
    const site = await watch(session ? { ...rest, session } : rest);
    await site.foundation.language.need(['push']);
    expect([site.offered(), callsOf(site)]).toEqual([[], []]);
  });

  it('PUSH-01 a browser without notifications is left alone', async () => {
    const site = await watch();
    await site.foundation.language.need(['push']);
    expect([site.offered(), callsOf(site)]).toEqual([[], []]);
  });

  it('PUSH-01, SESS-02 who said not now in this tab is not asked again', async () => {
    stubBrowserPush();
    tabStorage.write('FCM_skipNotification', '1');
    const { foundation, offered } = await watch();
    await foundation.language.need(['push']);
    expect(offered()).toEqual([]);
  });

  it('PUSH-02, PUSH-03 what was allowed before is bound at once, by the merchant’s key', async () => {
    const browser = stubBrowserPush({ permission: 'granted' });
    const site = await watch();
    await waitFor(() => expect(callsOf(site)).toEqual(['bindWebToken', 'subscribeTopic']));
    expect(browser.senderKeys).toEqual([vapidKey]);
    await waitFor(() => expect(tabStorage.read('FCM_webToken')).toBe(token));
    expect(Number(deviceStorage.read('pushBoundAt'))).toBeGreaterThan(Date.now() - 60_000);
    expect(site.offered()).toEqual([]);
  });

  it.each([
    ['is not bound again on the next page where the server knows it', 0, true, ['checkPushDevice']],
    [
      'is bound again where the server has forgotten it',
      0,
      false,
      ['checkPushDevice', 'bindWebToken', 'subscribeTopic'],
    ],
    ['is bound again after seven days', refreshMs, true, ['bindWebToken', 'subscribeTopic']],
  ])('PUSH-03 a device %s', async (...[, ago, isBound, calls]) => {
    stubBrowserPush({ permission: 'granted' });
    tabStorage.write('FCM_webToken', token);
    deviceStorage.write('pushBoundAt', String(Date.now() - ago));
    const site = await showInSite(null, {
      ...member,
      replies: { ...replies, checkPushDevice: { answer: { isBound } } },
    });
    await bindOwnDevice(site.foundation);
    expect(callsOf(site)).toEqual(calls);
  });

  it('PUSH-03 a subscription that the browser has ended is made anew, and left for the service worker', async () => {
    const browser = stubBrowserPush({ permission: 'granted' });
    const site = await showInSite(null, member);
    await bindOwnDevice(site.foundation);
    expect(await browser.note()).toEqual({ token, senderKey: vapidKey });
    browser.drop();
    await bindOwnDevice(site.foundation);
    const next = JSON.stringify({ ...subscription, endpoint: `${subscription.endpoint}2` });
    expect(await browser.note()).toEqual({ token: next, senderKey: vapidKey });
    expect(site.server.calls.at(-1)).toMatchObject({
      name: 'subscribeTopic',
      input: { token: next },
    });
  });

  it('PUSH-03 whoever asks while it is being bound waits for the same', async () => {
    stubBrowserPush({ permission: 'granted' });
    const site = await watch();
    await Promise.all([bindOwnDevice(site.foundation), bindOwnDevice(site.foundation)]);
    expect(callsOf(site)).toEqual(['bindWebToken', 'subscribeTopic']);
  });

  it('PUSH-05 with the logout its binding is forgotten, and the next member’s is told', async () => {
    stubBrowserPush({ permission: 'granted' });
    const site = await watch();
    await waitFor(() => expect(tabStorage.read('FCM_webToken')).toBe(token));
    site.foundation.session.end();
    expect(tabStorage.read('FCM_webToken')).toBeNull();
    const next = { token: 'other', id: '8', userName: 'noor', firstTimeLogin: false };
    site.foundation.session.start({ ...next, updatePassword: false });
    await waitFor(() => expect(callsOf(site)).toHaveLength(4));
  });
});

describe('the prompt', () => {
  const show = (onClose: () => void) => showInSite(<PushSheet isOpen onClose={onClose} />, member);

  it('PUSH-02 agreeing asks the browser, binds the device and says so', async () => {
    const browser = stubBrowserPush();
    const onClose = vi.fn<() => void>();
    const { foundation, server } = await show(onClose);
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(browser.asked).toBe(1);
    expect(server.calls.map(({ name }) => name)).toEqual(['bindWebToken', 'subscribeTopic']);
    expect(foundation.toasts.get()?.kind).toBe('done');
  });

  it.each(['Not now', 'Close'])('PUSH-02, SESS-02 %s sets the mark for this tab', async (name) => {
    const browser = stubBrowserPush();
    const onClose = vi.fn<() => void>();
    await show(onClose);
    await user.click(screen.getByRole('button', { name }));
    expect([browser.asked, tabStorage.read('FCM_skipNotification')]).toEqual([0, '1']);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('PUSH-02 a denial shows where it can be taken back', async () => {
    stubBrowserPush({ answer: 'denied' });
    const onClose = vi.fn<() => void>();
    const { server } = await show(onClose);
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    await screen.findByRole('heading', { name: 'Alerts are blocked for this site' });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap the icon next to the address',
      'Open Permissions, then Notifications',
      'Choose AllowAlerts will start automatically.',
    ]);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(server.calls).toEqual([]);
  });

  it('PUSH-02 who puts the browser’s question aside is not asked again in this tab', async () => {
    stubBrowserPush({ answer: 'default' });
    const onClose = vi.fn<() => void>();
    const { server } = await show(onClose);
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect([tabStorage.read('FCM_skipNotification'), server.calls]).toEqual(['1', []]);
  });

  it('PUSH-02 a binding that fails says so', async () => {
    stubBrowserPush();
    const { foundation, server } = await show(vi.fn<() => void>());
    server.replies = { ...replies, bindWebToken: { refusal: 'request_param_err' } };
    await user.click(screen.getByRole('button', { name: 'Turn on alerts' }));
    await waitFor(() => expect(foundation.toasts.get()?.kind).toBe('failed'));
  });
});

describe('/m/member/alerts', () => {
  const show = (changed: Replies = {}) =>
    showInSite(<AlertsPage />, {
      ...member,
      path: '/m/member/alerts',
      replies: { ...replies, ...changed },
    });

  it('PUSH-04 a member chooses of what to be told', async () => {
    stubBrowserPush({ permission: 'granted' });
    const { server } = await show();
    const box = await screen.findByRole('checkbox', { name: 'Prizes paid to your balance' });
    expect((box as HTMLInputElement).checked).toBe(true);
    await user.click(box);
    await waitFor(() => expect((box as HTMLInputElement).checked).toBe(false));
    expect(server.calls.find(({ name }) => name === 'choosePush')).toMatchObject({
      input: { wanted: ['draw', 'answer', 'news'] },
    });
  });

  const deviceCalls = (site: Parameters<typeof callsOf>[0]) =>
    callsOf(site).filter((name) => name !== 'pushChoice');

  it('PUSH-03 turns this device off and on again', async () => {
    const browser = stubBrowserPush({ permission: 'granted' });
    const site = await show();
    await user.click(await screen.findByRole('button', { name: 'Turn off alerts' }));
    const on = await screen.findByRole('button', { name: 'Turn on alerts' });
    expect(await browser.note()).toBeUndefined();
    await user.click(on);
    await screen.findByRole('button', { name: 'Turn off alerts' });
    expect(deviceCalls(site)).toEqual([
      'bindWebToken',
      'subscribeTopic',
      'unbindWebToken',
      'bindWebToken',
      'subscribeTopic',
    ]);
  });

  it('PUSH-03 does not say on where the server does not tell this device, and cannot', async () => {
    stubBrowserPush({ permission: 'granted' });
    tabStorage.write('FCM_webToken', token);
    deviceStorage.write('pushBoundAt', String(Date.now()));
    const site = await show({
      checkPushDevice: { answer: { isBound: false } },
      bindWebToken: { refusal: 'function.not.available' },
    });
    expect(await screen.findByText('Alerts are off for this device.')).toBeDefined();
    expect(screen.queryByText('Alerts are on for this device.')).toBeNull();
    expect(deviceCalls(site)).toEqual(['checkPushDevice', 'bindWebToken']);
    expect(site.foundation.toasts.get()).toBeNull();
  });

  it('PUSH-03 says on once the server has said so', async () => {
    stubBrowserPush({ permission: 'granted' });
    const held = Promise.withResolvers<{ answer: null }>();
    await show({ bindWebToken: () => held.promise });
    expect(await screen.findByText('Checking this device…')).toBeDefined();
    expect(screen.queryByText('Alerts are on for this device.')).toBeNull();
    held.resolve({ answer: null });
    expect(await screen.findByText('Alerts are on for this device.')).toBeDefined();
  });

  it('PUSH-03 what cannot be turned off is still on', async () => {
    stubBrowserPush({ permission: 'granted' });
    const { foundation } = await show({ unbindWebToken: { refusal: 'function.not.available' } });
    await user.click(await screen.findByRole('button', { name: 'Turn off alerts' }));
    await waitFor(() => expect(foundation.toasts.get()?.kind).toBe('failed'));
    expect(screen.getByText('Alerts are on for this device.')).toBeDefined();
  });

  it('PUSH-03 a subscription of another sender’s key is none, and is made anew', async () => {
    const browser = stubBrowserPush({ permission: 'granted' });
    const { foundation } = await showInSite(null, {
      ...member,
      info: { push: { vapidKey: `B${'E'.repeat(86)}` } },
    });
    await bindOwnDevice(foundation);
    await show();
    expect(await screen.findByText('Alerts are on for this device.')).toBeDefined();
    expect(browser.senderKeys).toEqual([`B${'E'.repeat(86)}`, vapidKey]);
  });

  it('PUSH-02 tells where a refusal is kept', async () => {
    stubBrowserPush({ permission: 'denied' });
    await show();
    expect(await screen.findByText('Tap the icon next to the address')).toBeDefined();
  });

  describe('on an iPhone', () => {
    beforeEach(() => {
      const safari =
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
    });
    afterEach(() => vi.restoreAllMocks());

    it('PUSH-01 a browser is told that the app comes first, and how to get it', async () => {
      await show();
      expect(
        await screen.findByText(
          'To get alerts on iPhone or iPad, add Lumen to your Home Screen first.',
        ),
      ).toBeDefined();
      const link = screen.getByRole('link', { name: 'See how' });
      expect(link.getAttribute('href')).toBe('/m/appDownload');
    });

    it('PUSH-02 a refusal is taken back in the settings of the system', async () => {
      stubBrowserPush({ permission: 'denied' });
      await show();
      expect(await screen.findByText('Tap Notifications, then Lumen')).toBeDefined();
      expect(screen.queryByText('Tap the icon next to the address')).toBeNull();
    });
  });
});
