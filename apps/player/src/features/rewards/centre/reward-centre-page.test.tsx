// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSignals } from '#foundation/signals/signals.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import {
  calendar,
  cash,
  idOf,
  paid,
  rewardsOn,
  row,
  signedCalendar,
} from '../testing/sample-rewards.ts';
import { RewardCentrePage } from './reward-centre-page.tsx';

const rows = [
  row(),
  row({ promotionId: idOf(2), title: 'Sunday gift', type: 'LOGIN', reward: cash('0.50') }),
  row({ promotionId: idOf(3), title: 'Cashback', type: 'SAVIOR', state: 'waiting' }),
];
const terms = {
  amount: '50.00',
  wageringDue: '400.00',
  largestStake: null,
  weights: { default: 100 },
  days: 7,
};
const whole: TestOptions['replies'] = {
  rewardClaims: { answer: { rows } },
  signInCalendar: { answer: null },
  listBonuses: { answer: { bonuses: [] } },
};
const show = ({ replies, ...options }: TestOptions = {}) =>
  showInSite(<RewardCentrePage />, {
    path: '/m/rewardCenter',
    session: { id: '7' },
    info: rewardsOn,
    replies: { ...whole, ...replies },
    ...options,
  });
const list = () => screen.findByRole('list', { name: 'Ready to claim' });
const told = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const claimFive = () => screen.findByRole('button', { name: 'Claim Five draws, ₱20' });
const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('what can be claimed', () => {
  it('PROMO-06 is listed with its amount, counted by the tab, and by kind on the chips', async () => {
    await show();
    expect(await told()).toEqual([
      'Five draws ₱20Claim',
      'Sunday gift ₱0.50Claim',
      'Cashback ₱20On its way to your balance',
    ]);
    expect(tab(/claim/).textContent).toBe('To claim (2)');
    expect(screen.getByText('2 rewards')).toBeDefined();
    // All of one kind: there is nothing to choose.
    expect(screen.queryByRole('tablist', { name: 'Reward types' })).toBeNull();
  });
  it('PROMO-06 tab, banner and chips count the same: what can be claimed now, by what it gives', async () => {
    const money = { amount: '50.00', currency: 'PHP' };
    const bonus = { ...money, kind: 'bonus' as const, bonus: terms };
    const voucher = { ...money, kind: 'voucher' as const, voucher: { title: 'Treat', days: 3 } };
    const listed = [
      ...rows,
      row({ promotionId: idOf(4), title: 'Weekend boost', reward: bonus }),
      row({ promotionId: idOf(5), title: 'Lottery voucher', reward: voucher }),
      row({ promotionId: idOf(6), title: 'Gold', type: 'UPGRADE_BONUS' }),
    ];
    await show({ replies: { rewardClaims: { answer: { rows: listed } } } });
    await list();
    expect(tab(/claim/).textContent).toBe('To claim (5)');
    expect(screen.getByText('5 rewards')).toBeDefined();
    const chips = within(screen.getByRole('tablist', { name: 'Reward types' })).getAllByRole('tab');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'All5',
      'Cash2',
      'Bonus money1',
      'Vouchers1',
      'Level-up gifts1',
    ]);
    await user.click(screen.getByRole('tab', { name: /^Vouchers/ }));
    expect(await told()).toEqual(['Lottery voucher ₱50 voucherClaim']);
  });
  it('PROMO-05 cashback leads to how it is calculated', async () => {
    const cashback = row({ type: 'SAVIOR', title: 'Weekly cashback', reward: cash('42.50') });
    await show({ replies: { rewardClaims: { answer: { rows: [cashback] } } } });
    expect(await told()).toEqual(['Weekly cashback ₱42.50ClaimDetails']);
    const way = screen.getByRole('link', { name: 'Details' });
    expect(way.getAttribute('href')).toBe('/m/activity/rescue');
  });
  it('PROMO-06 “Claim now” leads to the only one', async () => {
    // jsdom has no scrollIntoView.
    Element.prototype.scrollIntoView = () => undefined;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
    await show({ replies: { rewardClaims: { answer: { rows: [row()] } } } });
    await user.click(await screen.findByRole('button', { name: 'Claim now' }));
    expect(document.activeElement).toBe(await claimFive());
  });
  it('PROMO-06, PROMO-03 that there is none is said, and where more is', async () => {
    await show({ replies: { rewardClaims: { answer: { rows: [] } } } });
    expect(await screen.findByText('Nothing to claim right now')).toBeDefined();
    expect(tab(/claim/i).textContent).toBe('To claim');
    const more = within(screen.getByRole('list', { name: 'More rewards' })).getAllByRole('link');
    expect(new Set(more.map((link) => link.getAttribute('href')))).toEqual(
      new Set([
        '/m/activity',
        '/m/activity/noviceTask',
        '/m/activity/rescue',
        '/m/leaderBoard',
        '/m/voucherCenter',
        '/m/inviteFriends',
      ]),
    );
  });
  it('PROMO-03 is listed where it asks for what the site does itself', async () => {
    const app = row({ promotionId: idOf(4), title: 'The app', type: 'APP_DOWNLOAD' });
    await show({ replies: { rewardClaims: { answer: { rows: [app, ...rows] } } } });
    expect((await told())[0]).toContain('The app');
    expect(tab(/claim/).textContent).toBe('To claim (3)');
  });
  it('PROMO-06 is announced as on its way', async () => {
    await show({ replies: { rewardClaims: () => new Promise(() => {}) } });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
  it('PROMO-06 that does not come can be asked for again', async () => {
    const { server } = await show({
      replies: { rewardClaims: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    server.replies = whole;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await told()).toHaveLength(3);
  });
  it('PROMO-06 is listed once the check-in is known too: what came later would move it', async () => {
    const held = Promise.withResolvers<{ answer: null }>();
    await show({ replies: { signInCalendar: () => held.promise } });
    expect(screen.queryByRole('list', { name: 'Ready to claim' })).toBeNull();
    await act(async () => held.resolve({ answer: null }));
    expect(await told()).toHaveLength(3);
  });
  it('PROMO-06 is listed where the check-in does not come', async () => {
    await show({
      replies: { signInCalendar: { refusal: 'service_unavailable', message: 'Soon.' } },
    });
    expect(await told()).toHaveLength(3);
  });
  it('PROMO-06 that something in between refused can be asked for again', async () => {
    const { server } = await show({
      replies: { rewardClaims: { foreign: { status: 503, body: {} } } },
    });
    await screen.findByRole('alert');
    server.replies = whole;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await told()).toHaveLength(3);
  });
  it('PROMO-01 where the reward centre is off nothing is asked for', async () => {
    const { server } = await show({ info: {}, replies: {} });
    expect(screen.getByText('Rewards aren’t available')).toBeDefined();
    expect(server.calls).toEqual([]);
  });
});

describe('a claim', () => {
  it('PROMO-06, PROMO-07 is paid once, however often it is pressed, and its row stays', async () => {
    const held = Promise.withResolvers<ReturnType<typeof paid>>();
    const { server, foundation } = await show({ replies: { claimPromotion: () => held.promise } });
    const button = await claimFive();
    await user.dblClick(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect((await told())[0]).toContain('Adding to your balance');
    await act(async () => held.resolve(paid('20.00')));
    await waitFor(async () =>
      expect((await told())[0]).toMatch(/^Five draws ₱20ClaimedPaid at \d\d:\d\d$/),
    );
    expect(server.calls.filter(({ name }) => name === 'claimPromotion')).toHaveLength(1);
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('₱20 added');
    expect(tab(/claim/).textContent).toBe('To claim (1)');
  });
  it('PROMO-06, HOUSE goes on to the next one, and after the last one its row stays the reader’s place', async () => {
    await show({ replies: { claimPromotion: paid('20.00') } });
    await user.click(await claimFive());
    const next = await screen.findByRole('button', { name: /^Claim Sunday gift/ });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('Sunday gift ₱0.50Claimed'),
    );
  });
  it('PROMO-06 that was the last one moves nothing up under the finger', async () => {
    await show({
      replies: { rewardClaims: { answer: { rows: [row()] } }, claimPromotion: paid('20.00') },
    });
    expect(await screen.findByText('1 reward')).toBeDefined();
    await user.click(await claimFive());
    await waitFor(async () => expect((await told())[0]).toContain('Claimed'));
    expect(screen.getByText('0 rewards')).toBeDefined();
  });
  it('PROMO-08 of free plays is told by the server until they are there, and its row stays', async () => {
    const plays = { kind: 'freePlays', amount: '20.00', currency: 'PHP' } as const;
    const reward = {
      ...plays,
      freePlays: {
        plays: 5,
        stake: '4.00',
        vendor: 'ours',
        game: 'lanterns',
        title: 'Three Lanterns',
      },
    };
    const asked = row({ reward });
    const other = row({ promotionId: idOf(2), title: 'Sunday gift' });
    const listed = (state: 'waiting' | 'failed') => ({
      rewardClaims: { answer: { rows: [other, { ...asked, item: idOf(9), state }] } },
    });
    const { server } = await show({
      replies: {
        rewardClaims: { answer: { rows: [other, asked] } },
        claimPromotion: {
          answer: { claimId: idOf(9), state: 'waiting', amount: '20.00', currency: 'PHP' },
        },
      },
    });
    const claimButton = await screen.findByRole('button', { name: /^Claim Five draws/ });
    server.replies = { ...server.replies, ...listed('failed') };
    await user.click(claimButton);
    const retry = await screen.findByRole('button', { name: 'Retry Five draws' });
    server.replies = { ...server.replies, rewardClaims: { answer: { rows: [other] } } };
    await user.click(retry);
    await waitFor(async () =>
      expect(await told()).toEqual([
        'Sunday gift ₱20Claim',
        'Five draws 5 free plays on Three LanternsClaimedPlay Three Lanterns',
      ]),
    );
    const way = screen.getByRole('link', { name: 'Play Three Lanterns' });
    expect(way.getAttribute('href')).toBe('/m/launchGame?vendor=ours&code=lanterns');
  });
  it('PROMO-07, W4 after a lost line Retry sends the same key; the next wish has another', async () => {
    const { server } = await show({
      replies: { claimPromotion: { foreign: { status: 504, body: {} } } },
    });
    await user.click(await claimFive());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'We didn’t get a response. It’s safe to retry: you’ll only be paid once.',
    );
    server.replies = { ...whole, claimPromotion: paid('20.00') };
    await user.click(screen.getByRole('button', { name: 'Retry Five draws' }));
    await waitFor(async () => expect((await told())[0]).toContain('Claimed'));
    await user.click(screen.getByRole('button', { name: /^Claim Sunday gift/ }));
    await waitFor(async () => expect((await told())[1]).toContain('Claimed'));
    const keys = server.calls.flatMap(({ idempotencyKey: key }) => key ?? []);
    expect(keys).toHaveLength(3);
    expect(new Set(keys.slice(0, 2)).size).toBe(1);
    expect(new Set(keys).size).toBe(2);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  });
  it.each([
    ['reward_exhausted', 'All rewards in this offer have been claimed.'],
    ['reward_claimed', 'You’ve already claimed this reward.'],
  ] as const)(
    'PROMO-06 that is refused by %s says why, also once the list is without it, and nothing more can be done',
    async (refusal, message) => {
      const { foundation, server } = await show({
        replies: { claimPromotion: { refusal, message } },
      });
      await user.click(await claimFive());
      expect((await screen.findByRole('alert')).textContent).toBe(message);
      server.replies = { ...server.replies, rewardClaims: { answer: { rows: rows.slice(1, 2) } } };
      act(() => foundation.keep(makeSignals).tell(['promotion']));
      await waitFor(async () => expect(await told()).toHaveLength(2));
      expect((await told())[0]).toBe(`Five draws ₱20${message}`);
      expect(screen.queryByRole('button', { name: /Five draws/ })).toBeNull();
      expect(foundation.notices.get()).toEqual([]);
      expect(tab(/claim/).textContent).toBe('To claim (1)');
    },
  );
  it('NET-17 that comes too soon says in its row when to try again, and raises no notice', async () => {
    const limit = { refusal: 'TOO_MANY_REQUEST', headers: { 'retry-after': '240' } } as const;
    const { foundation, server } = await show({ replies: { claimPromotion: limit } });
    await user.click(await claimFive());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many attempts. Try again in 4 minutes.',
    );
    expect(foundation.notices.get()).toEqual([]);
    server.replies = { ...whole, claimPromotion: paid('20.00') };
    await user.click(screen.getByRole('button', { name: 'Retry Five draws' }));
    await waitFor(async () => expect((await told())[0]).toContain('Claimed'));
    const keys = server.calls.flatMap(({ idempotencyKey: key }) => key ?? []);
    expect(new Set(keys).size).toBe(1);
  });
  it.each([
    [502, 'This isn’t available right now. Try again in a moment.'],
    [503, 'This isn’t available right now. Try again in a moment.'],
  ])(
    'NET-17, NET-09 that something in between answers with %i says so in its row',
    async (status, text) => {
      const foreign = { status, body: {} };
      const { foundation } = await show({ replies: { claimPromotion: { foreign } } });
      await user.click(await claimFive());
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(screen.getByRole('button', { name: 'Retry Five draws' })).toBeDefined();
      expect(foundation.notices.get()).toEqual([]);
    },
  );
  it('PROMO-06 that is still worked on can be tried again', async () => {
    await show({
      replies: { claimPromotion: { refusal: 'request_in_progress', message: 'A moment.' } },
    });
    await user.click(await claimFive());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This is still being processed. Try again in a moment.',
    );
    expect(screen.getByRole('button', { name: 'Retry Five draws' })).toBeDefined();
  });
  it('PROMO-10 one of a voucher is named as that, and its row says where it is', async () => {
    const voucher = { title: 'Weekend treat', days: 3 };
    const reward = { kind: 'voucher' as const, amount: '25.00', currency: 'PHP', voucher };
    const { foundation } = await show({
      replies: {
        rewardClaims: { answer: { rows: [row({ reward })] } },
        claimPromotion: paid('25.00'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Claim Five draws, ₱25 voucher' }));
    await waitFor(async () =>
      expect((await told())[0]).toMatch(
        /^Five draws ₱25 voucherClaimedIn your vouchers for 3 days/,
      ),
    );
    expect(foundation.toasts.get()?.say(foundation.language.get().t)).toBe('₱25 voucher added');
  });
  it('C4 says nothing to the next member', async () => {
    const { foundation, server } = await show({ replies: { claimPromotion: paid('20.00') } });
    await user.click(await claimFive());
    await waitFor(async () => expect((await told())[0]).toContain('Claimed'));
    server.replies = whole;
    const other = {
      token: 'other',
      userName: 'noor',
      firstTimeLogin: false,
      updatePassword: false,
    };
    act(() => foundation.session.start({ ...other, id: 'other' }));
    await waitFor(async () => expect((await told())[0]).toBe('Five draws ₱20Claim'));
  });
});

describe('the daily check-in', () => {
  const card = () => screen.findByRole('region', { name: 'Daily check-in' });
  const ofDay = row({ promotionId: idOf(50), type: 'LOGIN', title: 'Daily check-in' });

  it('PROMO-05, PROMO-06 has a card of its own, is claimed in its row, and counts once', async () => {
    const held = Promise.withResolvers<ReturnType<typeof paid>>();
    const { server } = await show({
      replies: {
        rewardClaims: { answer: { rows: [ofDay, ...rows] } },
        signInCalendar: { answer: calendar() },
        claimPromotion: () => held.promise,
      },
    });
    expect((await card()).textContent).toContain('2-day streak₱10 ready');
    expect(await told()).toHaveLength(4);
    expect(tab(/claim/).textContent).toBe('To claim (3)');
    expect(
      within(await card())
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/m/activity/signIn');
    await user.dblClick(screen.getByRole('button', { name: /^Claim Daily check-in/ }));
    server.replies = { ...server.replies, signInCalendar: { answer: signedCalendar() } };
    await act(async () => held.resolve(paid('10.00')));
    await waitFor(async () =>
      expect((await card()).textContent).toMatch(
        /^Daily check-in3-day streakNext check-in from .*Checked in/,
      ),
    );
    expect(tab(/claim/).textContent).toBe('To claim (2)');
    expect(server.calls.filter(({ name }) => name === 'claimPromotion')).toHaveLength(1);
  });
  it('PROMO-06 that nothing is left today is said, and there is no button', async () => {
    await show({ replies: { signInCalendar: { answer: calendar({ todayReward: null }) } } });
    expect((await card()).textContent).toContain('Fully claimed');
    expect((await card()).textContent).toContain('Next check-in from');
  });
});
