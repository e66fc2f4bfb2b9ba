// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { madePasskey, neverSettles, teachPasskeys } from '#platform/testing/passkeys.ts';
import { PasskeysPage } from './passkeys-page.tsx';

const options = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { name: 'Lumen', id: 'lumen.example' },
  user: { id: 'Nw', name: 'demo', displayName: 'demo' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
};

afterEach(() => void vi.useRealTimers());

describe('/m/member/passkeys', () => {
  it('PASSKEY-04 a browser that never answers is given up after 90 s, and the button works at once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const create = vi
      .fn<() => Promise<unknown>>()
      .mockImplementationOnce(neverSettles)
      .mockResolvedValueOnce(madePasskey);
    teachPasskeys({ create });
    const { foundation, server } = await showInSite(<PasskeysPage />, {
      path: '/m/member/passkeys',
      session: {},
      info: { passkeys: true },
      replies: {
        listPasskeys: { answer: { passkeys: [], isBasic: false } },
        beginPasskey: { answer: options },
        addPasskey: { answer: null },
      },
    });
    const button = () => screen.findByRole('button', { name: 'Add a passkey' });
    await user.click(await button());
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await act(() => vi.advanceTimersByTimeAsync(88_000));
    expect(foundation.notices.get()).toEqual([]);
    expect((await button()).getAttribute('aria-disabled')).toBe('true');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    const [notice] = foundation.notices.get();
    expect(notice?.say(foundation.language.get().t)).toBe(
      'We couldn’t create the passkey. Try again.',
    );
    expect((await button()).getAttribute('aria-disabled')).toBeNull();
    await user.click(await button());
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toContain('addPasskey'));
    expect(create).toHaveBeenCalledTimes(2);
  });
});
