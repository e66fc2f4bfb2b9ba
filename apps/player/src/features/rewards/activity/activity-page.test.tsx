// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pushAddress } from '#platform/address.ts';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { centreWay } from '../centre-way.ts';
import { wayOf } from '../can-install.ts';
import { GotoButton } from '../goto-button.tsx';
import { bonus } from '../testing/sample-bonuses.ts';
import { cash, idOf, paid, promotion, rewardsOn, whole } from '../testing/sample-rewards.ts';
import { ActivityPage } from './activity-page.tsx';
import type { Promotion, WholePromotion } from './use-promotions.ts';

const soon = Date.now() + 3 * 86_400_000;
const claimed = {
  state: 'claimed',
  againAt: null,
  reward: cash('50.00'),
  rewardId: idOf(80),
} as const;
const all: Promotion[] = [
  promotion({ id: idOf(1), title: 'Later', state: 'soon', startsAt: soon, claim: null }),
  promotion({
    id: idOf(2),
    title: 'Earned',
    type: 'REFERRAL',
    goTo: '/m/inviteFriends',
    claim: { ...claimed, state: 'none' },
  }),
  promotion({ id: idOf(3), title: 'Had', claim: claimed }),
  promotion({ id: idOf(4), title: 'Open', endsAt: new Date(2027, 0, 24, 3, 20).getTime() }),
  promotion({ id: idOf(5), title: 'App', type: 'APP_DOWNLOAD' }),
];
const ofMember: TestOptions = { session: { id: '7' }, info: rewardsOn };
const noBonus: Replies = { listBonuses: { answer: { bonuses: [] } } };
const show = (own: Replies, options: TestOptions = {}) => {
  const replies = { ...noBonus, ...own };
  return showInSite(<ActivityPage />, { path: '/m/activity', replies, ...ofMember, ...options });
};
const showGuest = (replies: Replies, options: TestOptions = {}) =>
  showInSite(<ActivityPage />, { path: '/m/activity', replies, ...guest, ...options });
/** The words of a card, without what is drawn in its picture. */
const wordsOf = (card: HTMLElement) => {
  const copy = card.cloneNode(true) as HTMLElement;
  for (const drawn of copy.querySelectorAll('svg')) drawn.remove();
  return copy.textContent;
};
const cards = async () => {
  const rows = within(await screen.findByRole('main')).getAllByRole('listitem');
  return rows.map((row) => wordsOf(row));
};
const guest: TestOptions = { info: { ...rewardsOn, guestLobby: true } };

describe('the promotions', () => {
  const list = { promotionList: { answer: { promotions: all } } };

  it('PROMO-05, PROMO-03 stand in groups by what can be done now, in each by when they end', async () => {
    await show(list);
    await screen.findByText('Open');
    const weekday = new Date(soon).toLocaleDateString('en-GB', { weekday: 'long' });
    expect(await cards()).toEqual([
      expect.stringMatching(/^OpenOne for you\.Until Sun.* 2027, 03:20Claim$/),
      'AppOne for you.Claim',
      'EarnedOne for you.Take part',
      `LaterFrom ${weekday}One for you.`,
      'HadClaimedOne for you.',
    ]);
    const heads = screen.getAllByRole('heading', { level: 2 });
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Claim now 2',
      'Open to you 1',
      'Coming up 1',
      'Done 1',
    ]);
  });
  it('PROMO-05 chips choose what can be done, with how many there are', async () => {
    await show(list);
    const chip = await screen.findByRole('tab', { name: /^Open to you/ });
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All5',
      'Claim now2',
      'Open to you1',
      'Coming up1',
      'Done1',
    ]);
    await user.click(chip);
    expect(await cards()).toEqual(['EarnedOne for you.Take part']);
  });
  it('PROMO-05, BONUS-10 one whose bonus is being wagered is in progress', async () => {
    await show({
      ...list,
      listBonuses: { answer: { bonuses: [bonus({ rewardId: claimed.rewardId })] } },
    });
    const group = await screen.findByRole('region', { name: 'In progress 1' });
    expect(wordsOf(within(group).getByRole('listitem'))).toBe('HadOne for you.Play');
    const way = within(group).getByRole('link', { name: 'Play: Had' });
    expect(way.getAttribute('href')).toBe('/m/game');
  });
  it('PROMO-05, PROMO-06 one is claimed on its card, and a sheet says what it gave', async () => {
    const { server } = await show({ ...list, claimPromotion: paid('50.00') });
    const claim = await screen.findByRole('button', { name: 'Claim Open, ₱50' });
    await user.dblClick(claim);
    const sheet = await screen.findByRole('dialog', { name: '1 of 1 reward claimed' });
    expect(sheet.textContent).toContain('Added to your balance₱50.00');
    // The second tap may come after the answer.
    await user.click(claim);
    expect(server.calls.filter(({ name }) => name === 'claimPromotion')).toHaveLength(1);
  });
  it.each([
    ['/m/inviteFriends', 'Take part'],
    ['/m/redirect.html', 'Not available yet'],
    [null, 'Counts automatically'],
  ])('PROMO-02, PROMO-05 the card of one that leads to %s says %s', async (goTo, said) => {
    const own = promotion({ title: 'Earned', goTo, claim: { ...claimed, state: 'none' } });
    await show({ promotionList: { answer: { promotions: [own] } } });
    await screen.findByText('Earned');
    expect(await cards()).toEqual([`EarnedOne for you.${said}`]);
    const way = screen.queryByRole('link', { name: 'Take part: Earned' });
    expect(way?.getAttribute('href')).toBe(said === 'Take part' ? goTo : undefined);
  });
  it('PROMO-06, PROMO-07 several that can be claimed are claimed by one press, each with its own key', async () => {
    const { server } = await show({ ...list, claimPromotion: paid('50.00') });
    await user.click(await screen.findByRole('button', { name: 'Claim all' }));
    const sheet = await screen.findByRole('dialog', { name: '2 of 2 rewards claimed' });
    expect(sheet.textContent).toContain('Added to your balance₱100.00');
    const keys = server.calls.flatMap(({ idempotencyKey: key }) => key ?? []);
    expect(new Set(keys).size).toBe(2);
    const had = all.map((each) =>
      each.claim?.state === 'ready' ? { ...each, claim: claimed } : each,
    );
    server.replies.promotionList = { answer: { promotions: had } };
    await user.click(within(sheet).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim all' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Done 3' })).toBeDefined();
  });
  it('PROMO-02 the one for the app leads to where it is installed, whatever the merchant set', () => {
    expect(wayOf({ type: 'APP_DOWNLOAD', goTo: null })).toBe('/m/appDownload');
    expect(wayOf({ type: 'MISSION', goTo: '/m/leaderBoard' })).toBe('/m/leaderBoard');
    expect(wayOf({ type: 'LOGIN', goTo: null })).toBeNull();
  });
  it('PROMO-05, ROUTE-07 each leads to itself', async () => {
    await show(list);
    const link = await screen.findByRole('link', { name: /^Open/ });
    expect(link.getAttribute('href')).toBe(`/m/activity?id=${idOf(4)}`);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/member/home');
  });
  it('PROMO-05 that there are none is said', async () => {
    await show({ promotionList: { answer: { promotions: [] } } });
    expect(await screen.findByText('No promotions right now')).toBeDefined();
  });
  it('PROMO-05 that do not load can be asked for again', async () => {
    const { server } = await show({
      promotionList: { refusal: 'service_unavailable', message: 'Soon.' },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = list;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Open')).toBeDefined();
  });
  it('PROMO-05 are announced as on their way', async () => {
    await show({ promotionList: () => new Promise(() => {}) });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
  it('PROMO-01 are not asked for where the reward centre is off', async () => {
    const { server } = await show({}, { info: {} });
    await waitFor(() => expect(server.calls.map(({ name }) => name)).toEqual(['listBonuses']));
    expect(await screen.findByText('Rewards aren’t available')).toBeDefined();
  });
  it('ROUTE-12 a guest of an open lobby reads them, and goes back to home', async () => {
    const promotions = [promotion({ title: 'Open', claim: null })];
    await showGuest({ promotionList: { answer: { promotions } } });
    expect(await screen.findByText('Open')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/m/home');
    expect(screen.queryByText('Ready to claim')).toBeNull();
  });
});

describe('one promotion', () => {
  const open = (over: Partial<WholePromotion> = {}) =>
    show({ promotionDetails: { answer: whole(over) } }, { path: `/m/activity?id=${idOf(1)}` });
  const facts = () =>
    [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

  it('PROMO-05, ROUTE-07 stands with what it gives, when, and its terms', async () => {
    const endsAt = new Date(2027, 0, 24, 3, 20).getTime();
    const { server } = await open({ endsAt, terms: '<p>Once <b>a week</b>.</p><img src=x>' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'A gift each week' }),
    ).toBeDefined();
    expect(facts()).toEqual(['Reward₱50', expect.stringMatching(/^EndsSun.* 2027, 03:20$/)]);
    const terms = screen.getByRole('heading', { name: 'Terms' }).nextElementSibling;
    await waitFor(() => expect(terms?.innerHTML).toBe('<p>Once <b>a week</b>.</p>'));
    expect(server.calls).toMatchObject([{ name: 'promotionDetails', input: { id: idOf(1) } }]);
  });
  it('PROMO-06, PROMO-07 gives by a press, once', async () => {
    const held = Promise.withResolvers<ReturnType<typeof paid>>();
    const { server } = await show(
      { promotionDetails: { answer: whole() }, claimPromotion: () => held.promise },
      { path: `/m/activity?id=${idOf(1)}` },
    );
    const button = await screen.findByRole('button', { name: 'Claim ₱50' });
    await user.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    await act(async () => held.resolve(paid('50.00')));
    expect(await screen.findByText('₱50 is in your balance')).toBeDefined();
    expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
    expect(server.calls.filter(({ name }) => name === 'claimPromotion')).toHaveLength(1);
  });
  it('PROMO-06 says why it could not, and offers another try where that may help', async () => {
    const { server } = await show(
      {
        promotionDetails: { answer: whole() },
        claimPromotion: { foreign: { status: 504, body: {} } },
      },
      { path: `/m/activity?id=${idOf(1)}` },
    );
    await user.click(await screen.findByRole('button', { name: 'Claim ₱50' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We didn’t get a response.');
    server.replies.claimPromotion = { refusal: 'reward_claimed', message: 'You have it.' };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('You’ve already claimed this reward.'),
    );
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
  it.each([
    ['its own page', '/m/activity/signIn', 'Take part'],
    ['a page that is not built', '/m/redirect.html', undefined],
    ['nothing', null, undefined],
  ])('PROMO-02, ROUTE-10 that leads to %s has a button: %s', async (_case, goTo, label) => {
    await open({ goTo, claim: { state: 'none', againAt: null, reward: null, rewardId: null } });
    await screen.findByRole('heading', { level: 1, name: 'A gift each week' });
    const ways = screen
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways.slice(1)).toEqual(label === undefined ? [] : [[label, goTo]]);
  });
  it('PROMO-02 the words of its button may be given', async () => {
    await showInSite(<GotoButton goTo="/m/activity" label="See more" />, {});
    expect(screen.getByRole('link').textContent).toBe('See more');
  });
  it('PROMO-05 that is over is told by a line, and the others follow', async () => {
    const others = [promotion({ id: idOf(1) }), promotion({ id: idOf(2), title: 'Another' })];
    await show(
      {
        promotionDetails: { answer: whole({ state: 'ended', claim: null }) },
        promotionList: { answer: { promotions: others } },
      },
      { path: `/m/activity?id=${idOf(1)}` },
    );
    expect(await screen.findByText('This promotion has ended.')).toBeDefined();
    await screen.findByText('Another');
    expect(await cards()).toEqual(['AnotherReady to claimOne for you.']);
    expect(screen.queryByRole('heading', { name: 'Terms' })).toBeNull();
  });
  it('PROMO-05, PROMO-03 that is not there for the member is said, with a way to all', async () => {
    await show(
      { promotionDetails: { refusal: 'not_found' } },
      { path: `/m/activity?id=${idOf(1)}` },
    );
    expect(await screen.findByText('Promotion not found')).toBeDefined();
    expect(screen.getByRole('link', { name: 'All promotions' }).getAttribute('href')).toBe(
      '/m/activity',
    );
  });
  it('PROMO-05 what is no id is not asked for', async () => {
    const { server } = await show({}, { path: '/m/activity?id=welcome-week' });
    expect(screen.getByText('Promotion not found')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
  it('PROMO-05 that does not load can be asked for again', async () => {
    const { server } = await show(
      { promotionDetails: { refusal: 'service_unavailable', message: 'Soon.' } },
      { path: `/m/activity?id=${idOf(1)}` },
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = { promotionDetails: { answer: whole() } };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'A gift each week' })).toBeDefined();
  });
  it('PROMO-05 nothing of the one before is shown while another comes', async () => {
    const { server } = await open();
    await screen.findByRole('heading', { name: 'A gift each week' });
    server.replies = { promotionDetails: () => new Promise(() => {}) };
    act(() => pushAddress(`/m/activity?id=${idOf(2)}`));
    expect(screen.queryByRole('heading', { name: 'A gift each week' })).toBeNull();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
  it.each([
    ['register', true, 'Register to take part'],
    ['login', false, 'Log in to take part'],
  ])('PROMO-04 a guest is asked to %s first', async (page, isOpen, label) => {
    await showGuest(
      { promotionDetails: { answer: whole({ claim: null, goTo: '/m/activity/signIn' }) } },
      {
        path: `/m/activity?id=${idOf(1)}`,
        info: {
          ...rewardsOn,
          guestLobby: true,
          register: { captcha: { enabled: false }, open: isOpen },
        },
      },
    );
    const way = await screen.findByRole('link', { name: label });
    expect(way.getAttribute('href')).toBe(`/m/${page}`);
    // PROMO-03: guests see no other link to it.
    expect(screen.queryByText('Take part')).toBeNull();
  });
  it.each([
    [{ isGuest: false, beforeLoginGoRegister: true }, 'rewardCenter'],
    [{ isGuest: true, beforeLoginGoRegister: true }, 'register'],
    [{ isGuest: true, beforeLoginGoRegister: false }, 'login'],
  ])('PROMO-04 the reward-centre action of %o leads to %s', (visitor, page) => {
    expect(centreWay(visitor)).toBe(page);
  });
});
