import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { NoticeHost } from '#features/notices/notice-host.tsx';
import { makeLine } from '#foundation/line/line.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';

const help = 'https://help.example/chat';
const customerService = [{ title: 'help.example', path: help }];
/** Addresses at which no server listens. */
const dead = [{ domainName: 'http://127.0.0.1:9' }, { domainName: 'http://127.0.0.1:19' }];
const gone = { walletBalance: { refusal: 'domain_not_available' } } satisfies Replies;
const route = (domainList: typeof dead = []) =>
  ({ domainRoute: { answer: { customerService, domainList } } }) satisfies Replies;

const show = (replies: Replies, domainRoute = dead, known: typeof customerService = []) =>
  showInSite(<NoticeHost />, {
    session: { id: '7' },
    path: '/m/home',
    info: { domainRoute, customerService: known },
    replies: { collectEvents: { answer: null }, ...replies },
  });
type Site = Awaited<ReturnType<typeof show>>;
const ask = ({ foundation }: Site) =>
  foundation.api(walletBalance, {}, { teller: 'page' }).catch(() => null);
const dialog = () => screen.findByRole('alertdialog', { name: 'Can’t connect to this address' });
const asked = ({ server }: Site) => server.calls.filter(({ name }) => name === 'domainRoute');

describe('an answer that says that the address is not the site’s any more', () => {
  it('BOOT-11 is a dialog with the server’s words, customer service and Retry, whoever was to tell', async () => {
    const own = { domainName: location.origin };
    const site = await show({ ...gone, ...route([own, ...dead]) });
    await ask(site);
    const { textContent } = await dialog();
    expect(textContent).toContain('text of domain_not_available');
    await screen.findByText(/^We tried 2 other addresses, but none responded\./);
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe(help);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });
  it('BOOT-11 cannot be closed, and asks anew by Retry', async () => {
    const site = await show({ ...gone, ...route() });
    await ask(site);
    await screen.findByText(/^There is no other address to try\./);
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    expect(site.foundation.notices.get()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(asked(site)).toHaveLength(2));
    expect(await dialog()).toBeDefined();
  });
  it.each([
    ['customer service', customerService, help],
    ['nobody to ask', [], undefined],
  ])(
    'BOOT-11 counts on what the page knows where the call for it fails, too: %s',
    async (_known, known, leads) => {
      const replies = { ...gone, domainRoute: { refusal: 'domain_not_available' } } as const;
      const site = await show(replies, dead, known);
      await ask(site);
      await screen.findByText(/^We tried 2 other addresses/);
      await dialog();
      const link = screen.queryByText('Get help')?.closest('a');
      expect(link?.getAttribute('href')).toBe(leads);
    },
  );
  it('NET-10 of calls that fail together stands once', async () => {
    const site = await show({ ...gone, ...route() });
    await Promise.all([ask(site), ask(site), ask(site)]);
    await dialog();
    expect(site.foundation.notices.get()).toHaveLength(1);
  });
});

describe('a call that does not get through though the device has a line', () => {
  /** Replaces `fetch`, so that a test can cut the connection. Without a mock it calls the real one. */
  const cut = () => vi.spyOn(globalThis, 'fetch');
  const silent = new TypeError('Failed to fetch');
  afterEach(() => void vi.useRealTimers());
  it('NET-18 changes nothing where the address answers again', async () => {
    const line = cut();
    const site = await show(route(dead));
    line.mockRejectedValueOnce(silent);
    await ask(site);
    await waitFor(() => expect(asked(site)).toHaveLength(1), { timeout: 3_000 });
    expect(site.foundation.notices.get()).toEqual([]);
  });
  it('NET-18 nor where there is no other address', async () => {
    const line = cut();
    const site = await show({}, []);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    line.mockRejectedValueOnce(silent);
    await ask(site);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(line).toHaveBeenCalledOnce();
    expect(asked(site)).toEqual([]);
  });
  it('NET-18 nor while the device has no line', async () => {
    const line = cut();
    const site = await show(route(dead));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await act(async () => {
      site.foundation.keep(makeLine).doubt();
      await vi.advanceTimersByTimeAsync(10_000);
    });
    expect([line.mock.calls, site.foundation.notices.get()]).toEqual([[], []]);
  });
  it('NET-18 opens the dialog where it stays silent; when it is back, Retry closes it', async () => {
    const line = cut();
    const site = await show(route(dead));
    line.mockRejectedValue(silent);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await ask(site);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    vi.useRealTimers();
    await screen.findByText(/^We tried 2 other addresses/);
    // Twice before the dialog, and once when the line test began.
    const toOwn = line.mock.calls.filter(
      ([url]) => typeof url === 'string' && url.includes('/domainRoute'),
    );
    expect(toOwn).toHaveLength(3);
    line.mockRestore();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(site.foundation.notices.get()).toEqual([]);
  });
});
