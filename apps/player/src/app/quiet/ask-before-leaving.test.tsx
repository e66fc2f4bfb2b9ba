// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NoticeHost } from '#features/notices/notice-host.tsx';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { askBeforeLeaving } from './ask-before-leaving.ts';
import { leadOutside } from './lead-outside.ts';

const opened = vi.fn<() => Window>(() => ({ opener: window }) as unknown as Window);
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  vi.spyOn(window, 'open').mockImplementation(opened);
});
afterEach(() => {
  opened.mockClear();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

const address = 'https://xn--bcher-kva.example/koi-lagoon/autumn?a=1#b';
const described = {
  isListed: false,
  host: 'bücher.example',
  asciiHost: 'xn--bcher-kva.example',
  path: '/koi-lagoon/autumn?a=1',
};
const page = (
  <>
    <div data-outside="ask">
      <a href={address}>
        <b>Read on</b>
      </a>
      <a href="/m/game">Games</a>
      <a href="mailto:a@b.example">Mail</a>
    </div>
    <a data-outside="ask" href={address}>
      Banner
    </a>
    <a href={address}>Help</a>
    <NoticeHost />
  </>
);

async function show(replies: TestOptions['replies'] = { describeTarget: { answer: described } }) {
  const shown = await showInSite(page, { path: '/m/home', session: {}, replies });
  const stop = askBeforeLeaving(shown.foundation);
  return { ...shown, stop };
}
/** Presses a link. Returns whether the browser would open it itself. */
function press(text: string, init: MouseEventInit = {}, type: 'click' | 'auxclick' = 'click') {
  const link = screen.getByText(text);
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  // jsdom opens nothing, and says so in the console.
  document.addEventListener(type, (late) => late.preventDefault(), { once: true });
  let isLeft = false;
  link.addEventListener(type, () => (isLeft = !event.defaultPrevented), { once: true });
  fireEvent(link, event);
  return isLeft;
}
const dialog = () => screen.findByRole('alertdialog', { name: 'You’re leaving Lumen' });

it('REDIR-02 a link of an announcement or a banner to another site asks first, and says where it leads', async () => {
  const { server, stop } = await show();
  expect(press('Read on')).toBe(false);
  const notice = await dialog();
  expect(server.calls.map(({ input }) => input)).toEqual([{ url: address }]);
  for (const text of [described.host, described.asciiHost, described.path]) {
    expect(notice.textContent).toContain(text);
  }
  const onward = screen.getByRole('link', { name: 'Continue' });
  expect(['href', 'target', 'rel'].map((name) => onward.getAttribute(name))).toEqual([
    address,
    null,
    null,
  ]);
  stop();
});

it('REDIR-02 the focus is at “Stay”, and so are Esc and the button', async () => {
  const { stop } = await show();
  press('Banner');
  const notice = await dialog();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'));
  fireEvent(notice, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  press('Read on');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(opened).not.toHaveBeenCalled();
  stop();
});

it('REDIR-02, NET-16 inside the native app it asks, too, and the bridge opens what the reader continues to', async () => {
  const bridge = vi.fn<(address: string) => void>();
  Object.assign(window, { openAndroid: bridge });
  const { stop } = await show();
  const stopLeading = leadOutside();
  expect(press('Read on')).toBe(false);
  await dialog();
  expect(bridge).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(bridge.mock.calls).toEqual([[address]]);
  stopLeading();
  stop();
  Reflect.deleteProperty(window, 'openAndroid');
});

it('REDIR-02 opening it in another tab asks, too', async () => {
  const { stop } = await show();
  expect(press('Read on', { ctrlKey: true })).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(press('Read on', { button: 1 }, 'auxclick')).toBe(false);
  await dialog();
  stop();
});

it('REDIR-02 all other links are their own', async () => {
  const { server, stop } = await show();
  for (const text of ['Games', 'Mail', 'Help']) expect(press(text), text).toBe(true);
  stop();
  expect(press('Read on')).toBe(true);
  expect(server.calls).toEqual([]);
});

it('REDIR-01 a site of the merchant’s list opens at once', async () => {
  const { stop } = await show({ describeTarget: { answer: { ...described, isListed: true } } });
  press('Read on');
  await waitFor(() => expect(opened.mock.calls).toEqual([[address, '_blank']]));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  stop();
});

it('REDIR-02 what no browser would open as it is written is refused with a message', async () => {
  const { stop } = await show({ describeTarget: { refusal: 'redirect_refused' } });
  press('Read on');
  const notice = await screen.findByRole('alertdialog', { name: 'Notice' });
  expect(notice.textContent).toContain('isn’t allowed here');
  stop();
});

it('REDIR-02 without an answer the reader sees the host as the browser has it', async () => {
  const { stop } = await show({ describeTarget: { refusal: 'service_unavailable' } });
  press('Read on');
  const notice = await dialog();
  expect(notice.textContent).toContain('xn--bcher-kva.example/koi-lagoon/autumn');
  stop();
});
