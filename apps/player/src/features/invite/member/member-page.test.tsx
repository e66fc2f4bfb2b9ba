// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { InvitePage } from '../invite-page.tsx';
import type { InviteDetails, Friend } from './use-invitations.ts';

const promotionId = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f50';
const item = '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f90';
const cash = (amount: string) => ({ kind: 'cash' as const, amount, currency: 'EUR' });
const friend = (name: string, over: Partial<Friend> = {}): Friend => ({
  name,
  icon: 3,
  joinedAt: new Date(2026, 10, 12, 9, 30).getTime(),
  state: 'joined',
  reward: null,
  promotionId: null,
  item: null,
  ...over,
});
const ready = friend('k••o', { state: 'ready', reward: cash('10.00'), promotionId, item });
const programme: NonNullable<InviteDetails['programme']> = {
  promotionId,
  title: 'Invite friends',
  line: 'Once your friend has played.',
  art: 'friends',
  does: 'rounds',
  target: 5,
  withinDays: 30,
  ownDays: 7,
  ownStakes: '100.00',
  reward: cash('10.00'),
  friendReward: cash('10.00'),
};
const checking =
  'Our team is reviewing an invitation before paying it. You don’t need to do anything.';
const details = (over: Partial<InviteDetails> = {}): InviteDetails => ({
  referralCode: 'K7QM2H9X',
  totalInvitations: 1,
  promotionDomains: ['lumen.example'],
  programme,
  friends: [ready],
  earned: { amount: '20.00', currency: 'EUR' },
  ...over,
});
const parts = {
  art: null,
  tools: null,
  picture: ({ art }: { art: string }) => <i data-art={art} />,
  qrCode: ({ text, label }: { text: string; label: string }) => <i aria-label={label}>{text}</i>,
  loadTerms: () => Promise.reject(new Error('none')),
};
const rewardsOn = { whitelabelVal: { REWCEN3: true }, mainDomain: 'lumen.example' };
const show = (value: InviteDetails = details(), { replies, ...options }: TestOptions = {}) =>
  showInSite(<InvitePage {...parts} />, {
    path: '/m/inviteFriends?r=ZZZZ2222',
    session: { id: '7' },
    info: rewardsOn,
    replies: { referralDetails: { answer: value }, ...replies },
    ...options,
  });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Friends who joined' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const link = `http://lumen.example:${location.port}/m/inviteFriends?r=K7QM2H9X`;
const shareButton = () => screen.findByRole('button', { name: 'Share link' });
const toast = ({ foundation }: Awaited<ReturnType<typeof show>>) =>
  foundation.toasts.get()?.say(foundation.language.get().t);
const teach = (has: { share?: unknown; writeText?: unknown }) =>
  vi.stubGlobal('navigator', {
    ...(has.share !== undefined && { share: has.share }),
    clipboard: { writeText: has.writeText ?? (() => Promise.resolve()) },
    onLine: true,
  });
afterEach(() => vi.unstubAllGlobals());

describe('a member', () => {
  it('MEMBER-13 sees what is given, the own code and link also by a friend’s link, and the way to the rules', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: '€10 for each of you' })).toBeDefined();
    expect(screen.getByText('Once your friend has played.')).toBeDefined();
    expect(document.querySelector('main')?.textContent).toContain(
      'A friend counts after playing with their own money on 7 different days, with €100 in total bets, within 30 days of joining. Own money means deposits and winnings. Gifts and bonus money don’t count.',
    );
    expect(screen.getByText('K7QM 2H9X')).toBeDefined();
    expect(screen.getByLabelText('Your link as a QR code').textContent).toBe(link);
    expect(document.querySelector('.key-row')?.textContent).toBe(
      'lumen.example/m/inviteFriends?r=K7QM2H9X',
    );
    expect(screen.getByRole('link', { name: 'Programme rules' }).getAttribute('href')).toBe(
      `/m/activity?id=${promotionId}`,
    );
    expect(document.body.textContent).not.toContain('ZZZZ');
  });
  it('MEMBER-13 of unequal rewards only the own one is promised', async () => {
    await show(details({ programme: { ...programme, friendReward: cash('4.00') } }));
    expect(await screen.findByRole('heading', { name: '€10 for each friend' })).toBeDefined();
  });
  it('MEMBER-13 reads of each friend whether it counted, and of the sum', async () => {
    await show(
      details({
        totalInvitations: 7,
        friends: [
          ready,
          friend('a••a', { state: 'paid', reward: cash('10.00') }),
          friend('b••b'),
          friend('c••c', { state: 'checked' }),
          friend('d••d', { state: 'refused' }),
          friend('e••e', { state: 'late' }),
          friend('f••f', { state: 'done' }),
          friend('g••g', { state: 'waiting', reward: cash('10.00'), promotionId }),
        ],
      }),
    );
    expect(await rows()).toEqual([
      'k••oJoined 12 NovClaim €10',
      'a••aJoined 12 Nov€10 paid',
      'b••bJoined 12 NovIn progress',
      'c••cJoined 12 NovUnder review',
      'd••dJoined 12 NovNot eligible',
      'e••eJoined 12 NovTime’s up',
      'f••fJoined 12 NovDone',
      'g••gJoined 12 NovOn its way to your balance',
    ]);
    expect(screen.getByText(checking)).toBeDefined();
    expect(screen.getByText('€20').parentElement?.textContent).toBe('7 friends, €20 earned');
  });
  it('MEMBER-13 of plays of a game reads how many and where, and claims them in a word', async () => {
    const { vendor, game, stake } = { vendor: 'TIDEPOOL', game: 'three-lanterns', stake: '1.00' };
    const freePlays = { plays: 10, stake, vendor, game, title: 'Three Lanterns' };
    const reward = { kind: 'freePlays' as const, amount: '10.00', currency: 'EUR', freePlays };
    await show(
      details({
        programme: { ...programme, reward, friendReward: null },
        friends: [
          { ...ready, reward },
          friend('a••a', { state: 'paid', reward, promotionId }),
          friend('b••b', { state: 'waiting', reward, promotionId }),
        ],
      }),
    );
    const plays = '10 free plays on Three Lanterns';
    expect(await screen.findByRole('heading', { name: `${plays} for each friend` })).toBeDefined();
    expect(screen.queryByText(checking)).toBeNull();
    expect(await rows()).toEqual([
      'k••oJoined 12 NovClaim',
      'a••aJoined 12 NovDone',
      'b••bJoined 12 NovBeing added to the game',
    ]);
    expect(screen.getByRole('button', { name: `Claim ${plays} for k••o` })).toBeDefined();
  });
  it('MEMBER-13 before anybody has joined is told so', async () => {
    await show(details({ friends: [], totalInvitations: 0 }));
    expect(
      await screen.findByRole('heading', { name: 'No friends have joined yet' }),
    ).toBeDefined();
    expect(await shareButton()).toBeDefined();
  });
  it('MEMBER-13, PROMO-03 whom no programme is for gets a way on, and keeps the friends', async () => {
    await show(details({ programme: null }));
    expect(
      await screen.findByRole('heading', { name: 'No invitation programme right now' }),
    ).toBeDefined();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull();
    expect(screen.queryByText('K7QM 2H9X')).toBeNull();
  });
  it('MEMBER-13, NET-15 a gateway that knows no programme of ours is taken as none', async () => {
    const { referralCode, totalInvitations, promotionDomains } = details();
    await show({ referralCode, totalInvitations, promotionDomains });
    expect(await screen.findByText('No invitation programme right now')).toBeDefined();
  });
  it('PROMO-01, MEMBER-13 without a reward centre nothing is asked', async () => {
    const { server } = await show(details(), { info: {} });
    expect(await screen.findByText('No invitation programme right now')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
});

describe('handing the link on', () => {
  it('MEMBER-13 opens the system’s sheet with the link', async () => {
    const share = vi.fn<(link: object) => Promise<void>>(() => Promise.resolve());
    teach({ share });
    const site = await show();
    await user.click(await shareButton());
    const { name } = site.foundation.site;
    expect(share).toHaveBeenCalledWith({ title: name, text: `Join me at ${name}`, url: link });
    expect(toast(site)).toBeUndefined();
  });
  it('MEMBER-13 a sheet that is closed again copies nothing', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    teach({ share: () => Promise.reject(new DOMException('', 'AbortError')), writeText });
    await show();
    await user.click(await shareButton());
    expect(writeText).not.toHaveBeenCalled();
  });
  it.each([
    ['there is none', undefined],
    ['it does not open', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ])('MEMBER-13 where %s the link is copied, and a toast says so', async (_, share) => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    teach({ ...(share && { share }), writeText });
    const site = await show();
    await user.click(await shareButton());
    await waitFor(() => expect(toast(site)).toBe('Link copied'));
    expect(writeText).toHaveBeenCalledWith(link);
  });
  it.each([
    ['Copy code', 'K7QM2H9X', 'Code copied'],
    ['Copy link', link, 'Link copied'],
  ])('MEMBER-13 %s copies', async (name, text, said) => {
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    teach({ writeText });
    const site = await show();
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(toast(site)).toBe(said));
    expect(writeText).toHaveBeenCalledWith(text);
  });
  it('MEMBER-13 what could not be copied is said', async () => {
    teach({ writeText: () => Promise.reject(new Error('denied')) });
    const site = await show();
    await user.click(await screen.findByRole('button', { name: 'Copy code' }));
    await waitFor(() => expect(toast(site)).toMatch(/Couldn’t copy/));
  });
});

describe('a claim', () => {
  const claimButton = () => screen.findByRole('button', { name: 'Claim €10 for k••o' });
  it('MEMBER-13, PROMO-07 of what a friend gives changes its row, and says what was added', async () => {
    const paid = { claimId: item, state: 'paid' as const, amount: '10.00', currency: 'EUR' };
    const site = await show(details(), { replies: { claimPromotion: { answer: paid } } });
    const { server } = site;
    const button = await claimButton();
    server.replies.referralDetails = () => new Promise(() => {});
    await user.click(button);
    await waitFor(async () => expect(await rows()).toEqual(['k••oJoined 12 Nov€10 paid']));
    const call = server.calls.find(({ name }) => name === 'claimPromotion');
    expect(call?.input).toEqual({ id: promotionId, item });
    expect(toast(site)).toBe('€10 added to your balance');
  });
  it('MEMBER-13 that was refused says why in its row', async () => {
    await show(details(), {
      replies: { claimPromotion: { refusal: 'reward_exhausted', message: 'Given out.' } },
    });
    await user.click(await claimButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'All rewards in this offer have been claimed.',
    );
  });
});

describe('what does not come', () => {
  it('MEMBER-13 is announced as on its way', async () => {
    await show(details(), { replies: { referralDetails: () => new Promise(() => {}) } });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
  it('MEMBER-13 can be asked for again', async () => {
    const { server } = await show(details(), {
      replies: { referralDetails: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { referralDetails: { answer: details() } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });
  it('NET-11, MEMBER-13 comes by itself when the line is back', async () => {
    const { fetch } = globalThis;
    let hasLine = false;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      hasLine ? fetch(...asked) : Promise.reject(new TypeError('no line')),
    );
    await show();
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    hasLine = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await rows()).toHaveLength(1);
  });
});
