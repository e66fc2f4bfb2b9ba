// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { talkMember } from '@parlour/contract/chat/staff-calls';
import type { Answer } from '@parlour/contract/endpoint';
import type { Replies } from '../testing/answering-office.ts';
import { idOf, message, noon, opened, queued, queueOf } from '../testing/sample-talks.ts';
import { showOffice, user } from '../testing/show-office.tsx';

type Member = Answer<typeof talkMember>;
const hour = 3_600_000;
const php = { currency: 'PHP' };
const member: Member = {
  username: 'member9',
  number: '10000009',
  memberSince: new Date(2024, 5, 12).getTime(),
  language: 'TH',
  level: { label: 'gold', name: 'Gold', rank: 7 },
  isMailProven: true,
  restrictions: ['restricted'],
  balance: { ...php, sum: '3482.50', cash: '3400.00', bonus: '82.50' },
  bonuses: [
    {
      ...php,
      id: 'b1',
      state: 'active',
      amount: '100.00',
      left: '82.50',
      wageringDue: '1000.00',
      wagered: '175.00',
      expiresAt: new Date(2027, 0, 5).getTime(),
    },
  ],
  entries: [
    { ...php, at: noon - hour, kind: 'win', account: 'wallet', amount: '1240.00', game: 'Six' },
    { ...php, at: noon - 2 * hour, kind: 'bet', account: 'bonus', amount: '-20.00', game: 'Six' },
    { ...php, at: noon - 3 * hour, kind: 'tip', account: 'wallet', amount: '0.00', game: null },
  ],
  rounds: [{ ...php, at: noon - hour, game: 'Six', state: 'settled', staked: '20', won: '1240' }],
  earlier: [
    { id: idOf(4), subject: 'Deposit twice', state: 'closed', stars: 5, lastAt: noon - 240 * hour },
  ],
};
const plain: Member = {
  ...member,
  level: null,
  restrictions: [],
  isMailProven: false,
  balance: { ...php, sum: '0.00', cash: '0.00', bonus: '0.00' },
  bonuses: [],
  entries: [],
  rounds: [],
  earlier: [],
};
const one = queued(9);
const path = `/chat/${idOf(9)}`;
const withMember = (answer: Member = member): Replies => ({
  listQueue: queueOf(one),
  openTalk: { answer: opened(one, [message(1)]) },
  talkMember: { answer },
});
/** Lets the window be as wide as the test says. */
function showWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width:\s*(\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
const panel = () => screen.findByRole('region', { name: 'About the member' });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const rowsOf = async (title: string) => {
  const heading = await within(await panel()).findByRole('heading', { name: title });
  const list = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  return list.map(({ textContent }) => textContent);
};

describe('the member beside a talk', () => {
  it('STAFF-08 has level, restrictions, balance and account, as the server tells them', async () => {
    showWidth(1_280);
    await showOffice(path, withMember());
    await within(await panel()).findByText('Gold, rank 7');
    expect(within(await panel()).getByText('Restricted')).toBeDefined();
    const terms = within(await panel()).getAllByRole('term');
    const facts = terms.map(({ textContent, nextSibling }) => [
      textContent,
      nextSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Balance', '₱3,482.50'],
      ['Own money', '₱3,400.00'],
      ['Bonus money', '₱82.50'],
      ['Member number', '10000009'],
      ['Member since', '12 Jun 2024'],
      ['Language', 'Thai'],
      ['E-mail address', 'Confirmed'],
    ]);
  });
  it('STAFF-08 has bonuses, entries, rounds and other talks, which can be opened', async () => {
    showWidth(1_280);
    await showOffice(path, withMember());
    expect(await rowsOf('Bonuses')).toEqual([
      'Being played, until 5 Jan 2027₱175.00 of ₱1,000.00 staked₱82.50 of ₱100.00 left',
    ]);
    expect(await rowsOf('Last entries')).toEqual([
      'WinSix, 11:00+₱1,240.00',
      'StakeSix, Bonus money, 10:00-₱20.00',
      'tip09:00₱0.00',
    ]);
    expect(await rowsOf('Last rounds')).toEqual(['SixStaked ₱20.00, won ₱1,240.00Settled11:00']);
    expect(await rowsOf('Other chats')).toEqual([
      expect.stringMatching(/^Deposit twice11 NovClosed5 stars$/),
    ]);
    await user.click(within(await panel()).getByRole('link', { name: 'Deposit twice' }));
    await waitFor(() => expect(location.pathname).toBe(`/chat/${idOf(4)}`));
  });
  it('STAFF-08 of whom nothing is known has none of it', async () => {
    showWidth(1_280);
    await showOffice(path, withMember(plain));
    expect(await within(await panel()).findAllByText('None yet')).toHaveLength(3);
    expect(within(await panel()).queryByText('Bonus money')).toBeNull();
    expect(within(await panel()).queryByRole('heading', { name: 'Bonuses' })).toBeNull();
    expect(within(await panel()).getByText('Not confirmed')).toBeDefined();
  });
  it('STAFF-08, S1 is asked for once with the talk, which is no action, and again by a press, which is one', async () => {
    showWidth(1_280);
    const { server } = await showOffice(path, withMember());
    await within(await panel()).findByText('₱3,482.50');
    server.replies = { ...server.replies, talkMember: { answer: plain } };
    await press('Refresh');
    await within(await panel()).findByText('₱0.00');
    const looks = server.calls.filter(({ name }) => name === 'talkMember');
    expect(looks.map(({ isUnasked }) => isUnasked)).toEqual([true, false]);
  });
  it('STAFF-08 is behind a button where there is no room, and asked for only by it', async () => {
    showWidth(1_279);
    const { server } = await showOffice(path, withMember());
    await screen.findByRole('log', { name: 'Messages' });
    expect(screen.queryByRole('region', { name: 'About the member' })).toBeNull();
    expect(server.inputsOf('talkMember')).toEqual([]);
    await press('About the member');
    const dialog = await screen.findByRole('dialog', { name: 'About the member' });
    expect(await within(dialog).findByText('₱3,482.50')).toBeDefined();
    expect(server.calls.find(({ name }) => name === 'talkMember')?.isUnasked).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('STAFF-08 that did not come can be asked for again, and the talk is there', async () => {
    showWidth(1_280);
    const { server } = await showOffice(path, { ...withMember(), talkMember: { lost: true } });
    expect((await within(await panel()).findByRole('alert')).textContent).toContain(
      'No connection',
    );
    expect(screen.getByRole('log', { name: 'Messages' })).toBeDefined();
    server.replies = { ...server.replies, ...withMember() };
    await press('Retry');
    expect(await within(await panel()).findByText('₱3,482.50')).toBeDefined();
  });
});
