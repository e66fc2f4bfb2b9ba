// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { walletBalance } from '@parlour/contract/wallet/calls';
import { expect, it } from 'vitest';
import { makeSignals } from '#foundation/signals/signals.ts';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { defineOwnData, useOwnResource, type OwnData } from './own-resource.ts';

const balance = (sumBalance: string) => ({
  answer: { sumBalance, currency: 'EUR', currencySymbol: '€' },
});
const requested: string[] = [];
const ask: Parameters<typeof defineOwnData<string>>[0]['ask'] = async ({ read, part }) => {
  requested.push(part);
  const { sumBalance } = await read(walletBalance, {});
  return `${part}${sumBalance}`;
};
const seen = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

/** A page that shows the data, with buttons that render it again and change what it needs. */
function Page({ data }: { data: OwnData<string> }) {
  const [renders, setRenders] = useState(0);
  const [part, setPart] = useState('');
  const [isNeeded, setNeeded] = useState(true);
  const { value, refresh, change } = useOwnResource(data, { part, isNeeded });
  return (
    <>
      <output>{value ?? 'nothing'}</output>
      <button type="button" onClick={() => setRenders(renders + 1)}>
        render {renders}
      </button>
      <button type="button" onClick={() => setPart('May ')}>
        part
      </button>
      <button type="button" onClick={() => setNeeded(!isNeeded)}>
        need
      </button>
      <button type="button" onClick={refresh}>
        refresh
      </button>
      <button type="button" onClick={() => change(() => 'changed')}>
        change
      </button>
    </>
  );
}
async function show(
  more: Partial<Parameters<typeof defineOwnData<string>>[0]> = {},
  options: TestOptions = { session: {} },
) {
  requested.length = 0;
  const site = await showInSite(<Page data={defineOwnData({ ask, ...more })} />, {
    replies: { walletBalance: balance('10') },
    ...options,
  });
  const shown = () => screen.getByRole('status').textContent;
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...site, shown, press, tokens: () => site.server.calls.map(({ token }) => token) };
}

it('HOUSE a member’s data is asked for once, however often the page renders', async () => {
  const { server, shown, press } = await show();
  await waitFor(() => expect(shown()).toBe('10'));
  press(/render/);
  press(/render/);
  await waitFor(() => expect(screen.getByText('render 2')).toBeDefined());
  expect(server.calls).toHaveLength(1);
});
it('HOUSE it is asked for again when the reader returns to the page, and the old value stays until then', async () => {
  const { server, shown } = await show();
  await waitFor(() => expect(shown()).toBe('10'));
  const held = Promise.withResolvers<ReturnType<typeof balance>>();
  server.replies = { walletBalance: () => held.promise };
  seen();
  await waitFor(() => expect(server.calls).toHaveLength(2));
  expect(shown()).toBe('10');
  await act(async () => held.resolve(balance('20')));
  await waitFor(() => expect(shown()).toBe('20'));
  cleanup();
  seen();
  expect(requested).toHaveLength(2);
});
it('HOUSE it is not, where the definition says never', async () => {
  const { shown } = await show({ again: 'never' });
  await waitFor(() => expect(shown()).toBe('10'));
  seen();
  expect(requested).toHaveLength(1);
});
it('HOUSE it is, by the clock, where the definition has a time', async () => {
  const { server } = await show({ again: 5 });
  await waitFor(() => expect(server.calls.length).toBeGreaterThan(2));
  cleanup();
});
it('HOUSE it is asked for by the page’s part and need', async () => {
  const { shown, press } = await show();
  await waitFor(() => expect(shown()).toBe('10'));
  press('need');
  press('part');
  seen();
  expect(requested).toEqual(['']);
  press('need');
  await waitFor(() => expect(shown()).toBe('May 10'));
  expect(requested).toEqual(['', 'May ']);
});
it.each([
  [true, 2],
  [false, 1],
])('HOUSE it is asked for again in another language if it has texts: %s', async (...row) => {
  const [hasTexts, calls] = row;
  const { foundation, shown } = await show({ hasTexts });
  await waitFor(() => expect(shown()).toBe('10'));
  await act(() => foundation.language.change('TH'));
  expect(requested).toEqual(Array.from({ length: calls }, () => ''));
});
it('HOUSE, C4 the next member’s is another, and the former one’s is not shown', async () => {
  const { foundation, server, shown, tokens } = await show();
  await waitFor(() => expect(shown()).toBe('10'));
  server.replies = { walletBalance: () => new Promise(() => {}) };
  const next = { token: 'next', id: '8', userName: 'mira', firstTimeLogin: false };
  act(() => foundation.session.start({ ...next, updatePassword: false }));
  await waitFor(() => expect(tokens()).toEqual(['tok', 'next']));
  expect(shown()).toBe('nothing');
});
it('HOUSE nothing is asked for a guest, unless guests have such data', async () => {
  const guest = { path: '/m/home', info: { guestLobby: true } };
  const { foundation } = await show({}, guest);
  expect([foundation.session.get(), requested]).toEqual([null, []]);
  cleanup();
  const { shown } = await show({ ask: async () => 'for all', hasGuests: true }, guest);
  await waitFor(() => expect(shown()).toBe('for all'));
});
it('HOUSE what the page changes is shown until the server’s next answer', async () => {
  const { server, shown, press } = await show();
  await waitFor(() => expect(shown()).toBe('10'));
  press('change');
  expect(shown()).toBe('changed');
  server.replies = { walletBalance: balance('30') };
  press('refresh');
  await waitFor(() => expect(shown()).toBe('30'));
});

it('SIG-09 data that names a signal is asked for again upon it, while a page shows it', async () => {
  const { server, shown, press, foundation } = await show({ changedBy: 'balance' });
  await waitFor(() => expect(shown()).toBe('10'));
  const { tell } = foundation.keep(makeSignals);
  act(() => tell(['notification']));
  server.replies = { walletBalance: balance('12') };
  act(() => tell(['balance']));
  await waitFor(() => expect(shown()).toBe('12'));
  expect(server.calls).toHaveLength(2);
  press('need');
  act(() => tell(['balance']));
  cleanup();
  act(() => tell(['balance']));
  expect(server.calls).toHaveLength(2);
});
