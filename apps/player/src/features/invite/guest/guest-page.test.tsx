// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { InvitePage } from '../invite-page.tsx';
import type { WholeProgramme } from './use-programme.ts';

const cash = (amount: string) => ({ kind: 'cash' as const, amount, currency: 'EUR' });
const programme = (over: Partial<WholeProgramme> = {}): WholeProgramme => ({
  promotionId: '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f50',
  title: 'Invite friends',
  line: '',
  art: 'friends',
  does: 'rounds',
  target: 5,
  withinDays: 30,
  ownDays: 7,
  ownStakes: '100.00',
  reward: cash('10.00'),
  friendReward: cash('10.00'),
  terms: '<p>One each.</p>',
  ...over,
});
const loadTerms = () =>
  Promise.resolve((html: string) => document.createRange().createContextualFragment(html));
const parts = { art: null, tools: null, picture: () => null, qrCode: () => null, loadTerms };
const show = (
  value: WholeProgramme | null = programme(),
  { replies, ...options }: TestOptions = {},
) =>
  showInSite(<InvitePage {...parts} />, {
    path: '/m/inviteFriends?r=K7QM2H9X',
    info: { whitelabelVal: { REWCEN3: true } },
    replies: {
      inviteProgramme: { answer: { programme: value } },
      inviteCode: { answer: { known: true } },
      ...replies,
    },
    ...options,
  });
const pill = async () => (await screen.findByRole('status')).textContent;
const way = () => screen.findByRole('link', { name: 'Create an account' });
const steps = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('a guest', () => {
  it('MEMBER-13 who came by a link reads that it is applied, what it brings and how, and the way in keeps it', async () => {
    const { server } = await show();
    await waitFor(async () => expect(await pill()).toBe('Code K7QM 2H9X applied'));
    expect(server.calls.find(({ name }) => name === 'inviteCode')?.input).toEqual({
      code: 'K7QM2H9X',
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^A friend invites you/);
    expect(await screen.findByText('You both get €10.')).toBeDefined();
    expect(await steps()).toEqual([
      'Create an accountIt takes about a minute.',
      'Play 5 roundsWithin 30 days of joining.',
      'Play with your own money on 7 days€100 in total bets. Within 30 days of joining. Own money means deposits and winnings. Gifts and bonus money don’t count.',
      'You both get a rewardClaim it in the reward centre.',
    ]);
    expect((await way()).getAttribute('href')).toBe('/m/register?r=K7QM2H9X');
    const other = screen.getByRole('link', { name: 'I already have an account' });
    expect(other.getAttribute('href')).toBe('/m/login');
  });
  it('MEMBER-13 with a code that is nobody’s reads so in the pill, and the way on stays', async () => {
    await show(programme(), { replies: { inviteCode: { answer: { known: false } } } });
    await waitFor(async () => expect(await pill()).toBe('Code K7QM 2H9X isn’t valid'));
    expect((await steps())[0]).toBe('Create an accountUse a friend’s link or code.');
    expect((await way()).getAttribute('href')).toBe('/m/register?r=K7QM2H9X');
  });
  it('MEMBER-13 whose code could not be asked reads it, and nothing that is not known', async () => {
    await show(programme(), {
      path: '/m/inviteFriends?r=LUNA-48',
      replies: { inviteCode: { refusal: 'TOO_MANY_REQUEST.invite', message: 'Wait.' } },
    });
    expect(await steps()).toHaveLength(4);
    expect(await pill()).toBe('Code LUNA-48');
    expect(screen.queryByText('Too many attempts. Try again later.')).toBeNull();
  });
  it('MEMBER-13 without a code is told of the programme all the same', async () => {
    const { server } = await show(programme(), { path: '/m/inviteFriends' });
    expect((await steps())[0]).toBe('Create an accountUse a friend’s link or code.');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Play with friends/);
    expect(screen.queryByRole('status')).toBeNull();
    expect((await way()).getAttribute('href')).toBe('/m/register');
    expect(server.calls.map(({ name }) => name)).toEqual(['inviteProgramme']);
  });
  it.each([
    ['registered', 1, null],
    ['mobile', 1, 'Confirm your mobile number'],
    ['email', 1, 'Add your email address'],
    ['days', 3, 'Log in on 3 days'],
    ['rounds', 1, 'Play your first round'],
    ['games', 4, 'Play 4 different games'],
    ['tickets', 3, 'Buy 3 draw tickets'],
    ['staked', 200, 'Bet €200 in total'],
  ] as const)('MEMBER-13 is told what is to be done: %s', async (does, target, said) => {
    await show(programme({ does, target }));
    const own = (await steps())
      .slice(1, -2)
      .map((step) => step.replace('Within 30 days of joining.', ''));
    expect(own).toEqual(said === null ? [] : [said]);
  });
  it.each([
    [null, 'Your friend gets €10.', 'Your friend gets a reward'],
    [cash('4.00'), 'You get €4, your friend gets €10.', 'You both get a reward'],
  ] as const)('MEMBER-13 reads who gets what: %o', async (friendReward, said, last) => {
    await show(programme({ friendReward }));
    expect(await screen.findByText(said)).toBeDefined();
    expect(screen.getByText(last)).toBeDefined();
  });
  it('MEMBER-13, V3 opens the rules, cleaned', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'Programme rules' }));
    expect(await screen.findByText('One each.')).toBeDefined();
    expect(screen.getByText(/^A friend counts after playing/)).toBeDefined();
  });
  it('MEMBER-13 where no programme runs is invited all the same', async () => {
    await show(null);
    await waitFor(async () => expect(await pill()).toBe('Code K7QM 2H9X applied'));
    expect(screen.queryByRole('list')).toBeNull();
    expect(await way()).toBeDefined();
  });
  it('MEMBER-13 what does not load can be asked for again, and the way on stays', async () => {
    const { server } = await show(programme(), {
      replies: { inviteProgramme: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('You can still join.');
    expect(await way()).toBeDefined();
    server.replies.inviteProgramme = { answer: { programme: programme() } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await steps()).toHaveLength(4);
  });
  it('ROUTE-15 what does not load is the failure of a page, with a heading and the link to customer service', async () => {
    await show(programme(), {
      info: {
        whitelabelVal: { REWCEN3: true },
        customerService: [{ title: 'help.example', path: 'https://help.example/chat' }],
      },
      replies: { inviteProgramme: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    const failed = within(await screen.findByRole('alert'));
    expect(failed.getByRole('heading', { level: 2 }).textContent).toContain('You can still join.');
    const help = failed.getByRole('link', { name: 'Customer service' });
    expect(help.getAttribute('href')).toBe('https://help.example/chat');
  });
});
