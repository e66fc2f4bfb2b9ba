// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import { leadsToUnbuilt } from '#foundation/navigation/paths.ts';
import { pages } from '#pages/pages.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import type { Replies } from '#foundation/testing/answering-server.ts';
import { MemberHomePage } from './member-home-page.tsx';
import type { Member, Rank } from './profile.ts';

const member: Member = {
  id: '204811',
  userName: 'mira',
  account: 'mira',
  nickname: null,
  mobile: null,
  type: 0,
  language: 'EN',
  regDate: 1,
  lastLogin: null,
  clubLabel: { labelId: '1', labelName: 'Gold', type: 'AUTO', rankLevel: 7 },
};
const rank = (completed: number, total: number, labelId: string | null = '2'): Rank => ({
  currentProgress: { completedConditions: completed, totalExpectedConditions: total },
  playerRankProgress: { labelId },
});
async function show(
  change: Partial<Member> = {},
  replies: TestOptions['replies'] = {},
  { language = 'EN', info = {} }: Pick<TestOptions, 'language' | 'info'> = {},
) {
  const site = await showInSite(<MemberHomePage balance={null} language={null} logOut={null} />, {
    session: {},
    language,
    info,
    replies: {
      memberInfo: { answer: { ...member, ...change } },
      playerRankProgress: { answer: rank(7, 10) },
      ...replies,
    },
  });
  await screen.findByRole('heading', { name: 'mira' }, { timeout: 5_000 });
  return site;
}
const firebase: NonNullable<SiteStatus['info']['firebase']> = {
  apiKey: 'key',
  authDomain: 'auth.example',
  projectId: 'lumen',
  appId: 'app',
  messagingSenderId: '',
  googleWebClientId: '',
  channels: ['google'],
  lineProvider: '',
  emulatorUrl: '',
  scriptBefore: '',
  redirectHosts: [],
};
const noorsSession = {
  token: 'other',
  userName: 'noor',
  firstTimeLogin: false,
  updatePassword: false,
};
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const rewards = { whitelabelVal: { REWCEN3: true } };
const byText = (one: string | null, other: string | null) =>
  String(one).localeCompare(String(other));
const ring = () => document.querySelector('.avatar--ring circle + circle');

describe('the profile', () => {
  it('MEMBER-05 the ring is closed as far as the conditions are, and words say so', async () => {
    await show();
    expect(ring()?.getAttribute('stroke-dasharray')).toBe('70 100');
    expect(screen.getByText('3 steps to the next level')).toBeDefined();
    expect(screen.getByText('7 of 10 steps completed')).toBeDefined();
  });
  it('MEMBER-05 without a next label the ring is full, and no steps are counted', async () => {
    await show({}, { playerRankProgress: { answer: rank(0, 0, null) } });
    expect(ring()?.getAttribute('stroke-dasharray')).toBe('100 100');
    expect(screen.queryByText(/conditions/)).toBeNull();
  });
  it('MEMBER-04 without a club label there is no ring, no label and no card', async () => {
    await show({ clubLabel: null });
    expect(document.querySelector('.avatar--ring, .pill')).toBeNull();
    expect(hrefs()).not.toContain(pages.benefits.path);
  });
  it('MEMBER-04 a progress that does not come leaves the rest standing', async () => {
    await show({}, { playerRankProgress: { refusal: 'service_unavailable' } });
    expect(screen.getByText('Gold')).toBeDefined();
    expect(ring()).toBeNull();
  });
  it('C4 while another member’s data comes, nothing of the one before is shown', async () => {
    const { foundation, server } = await show();
    const other = Promise.withResolvers<{ answer: Member }>();
    server.replies.memberInfo = () => other.promise;
    act(() => foundation.session.start({ ...noorsSession, id: 'other' }));
    await waitFor(() => expect(screen.queryByText('mira')).toBeNull());
    other.resolve({ answer: { ...member, userName: 'noor', account: 'noor' } });
    expect(await screen.findByRole('heading', { name: 'noor' })).toBeDefined();
  });
  it.each([
    ['1234567890123456', '1234567890123456'],
    ['12345678901234567', '1234…4567'],
  ])('MEMBER-03 the id %s is shown as %s', async (id, shown) => {
    await show({ id });
    expect(screen.getByText(shown)).toBeDefined();
  });
  it('MEMBER-03 where the server sends a short number, that is the id that is shown', async () => {
    await show({ id: '019364e2-7f1a-7c3b-9a45-5b1d0c2e8f60', number: '58271999' });
    expect(screen.getByRole('button', { name: /^ID.*58271999.*Copy$/ })).toBeDefined();
  });
  it('MEMBER-03 since when one is a member, and the login before this one, in the reader’s habit', async () => {
    const before = new Date(2026, 10, 22, 20, 5).getTime();
    await show({ regDate: new Date(2025, 2, 9).getTime(), lastLogin: before });
    expect(screen.getByText('Member since March 2025')).toBeDefined();
    const way = screen.getByRole('link', { name: /^Devices/ });
    expect(way.textContent).toBe('DevicesLast login: 22 Nov 2026, 20:05');
    expect(way.getAttribute('href')).toBe('/m/member/devices');
  });
  it('MEMBER-03, LANG-03 the time of a login is on the clock of 24 hours in Urdu too', async () => {
    await show({ lastLogin: new Date(2026, 10, 22, 20, 5).getTime() }, {}, { language: 'UR' });
    expect(screen.getByText(/ 20:05$/)).toBeDefined();
  });
  it('MEMBER-03 the number of the phone is told as masked as it came, and what is unknown has no row', async () => {
    await show({ mobile: '*******1234' });
    expect(screen.getByText(/\*{7}1234/)).toBeDefined();
    expect(screen.queryByText(/^Last login/)).toBeNull();
  });
  it('MEMBER-03 the id can be copied', async () => {
    const { foundation } = await show();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: /^ID.*204811.*Copy$/ }));
    await waitFor(() => expect(foundation.toasts.get()?.kind).toBe('done'));
    expect(copied).toHaveBeenCalledWith('204811');
  });
});

describe('the data of a member', () => {
  const bare = (replies: Replies, info: TestOptions['info'] = {}) =>
    showInSite(<MemberHomePage balance={null} language={null} logOut={<p>Way out</p>} />, {
      session: {},
      info,
      replies,
    });
  const failing = { refusal: 'service_unavailable', message: 'Soon.' } as const;
  const whole = {
    memberInfo: { answer: member },
    playerRankProgress: { answer: rank(7, 10) },
  };

  it('MEMBER-03 has its place while it is on its way', async () => {
    await bare({ ...whole, memberInfo: () => new Promise(() => {}) });
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1, name: 'Loading' })).toBeDefined();
    expect(screen.queryByText('Way out')).toBeNull();
  });
  it('MEMBER-03 that does not come can be asked for again; the ways on stand all the same', async () => {
    const { server } = await bare({ ...whole, memberInfo: failing });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your details didn’t load');
    expect(screen.getByText('Way out')).toBeDefined();
    server.replies = whole;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'mira' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
  it('ROUTE-15 that does not come has the link to customer service at the failure itself', async () => {
    const customerService = [{ title: 'help.example', path: 'https://help.example/chat' }];
    await bare({ ...whole, memberInfo: failing }, { customerService });
    const failed = within(await screen.findByRole('alert'));
    const help = failed.getByRole('link', { name: 'Customer service' });
    expect(help.getAttribute('href')).toBe('https://help.example/chat');
    expect(screen.getAllByRole('link', { name: 'Customer service' })).toEqual([help]);
  });
  it('NET-11 comes by itself when the line is back', async () => {
    const { fetch } = globalThis;
    let hasLine = false;
    vi.stubGlobal('fetch', (...asked: Parameters<typeof fetch>) =>
      hasLine ? fetch(...asked) : Promise.reject(new TypeError('no line')),
    );
    await bare(whole);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
    hasLine = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: 'mira' })).toBeDefined();
  });
  it('MEMBER-03 that the server refuses is not asked for by itself', async () => {
    const { server } = await bare({ ...whole, memberInfo: failing });
    await screen.findByRole('alert');
    const before = server.calls.length;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toBeDefined();
    expect(server.calls).toHaveLength(before);
  });
  it('MEMBER-03 an id that cannot be copied is said', async () => {
    const { foundation } = await show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: /^ID.*Copy$/ }));
    await waitFor(() => expect(foundation.toasts.get()?.kind).toBe('failed'));
    const { t } = foundation.language.get();
    expect(foundation.toasts.get()?.say(t)).toBe('Couldn’t copy');
  });
  it('MEMBER-05 the steps are shown as far as they are done, and never as fewer than none', async () => {
    await show({}, { playerRankProgress: { answer: rank(12, 10) } });
    expect(screen.getByText('All steps complete')).toBeDefined();
    expect(ring()?.getAttribute('stroke-dasharray')).toBe('100 100');
  });
  it.each([
    ['without conditions', rank(0, 0)],
    ['without a next label', rank(3, 10, null)],
  ])('MEMBER-05 %s the label stands alone', async (_case, answer) => {
    await show({}, { playerRankProgress: { answer } });
    expect(screen.getByText('Gold')).toBeDefined();
    expect(screen.queryByText(/step/)).toBeNull();
  });
  it('MEMBER-05 of one condition one step is counted', async () => {
    await show({}, { playerRankProgress: { answer: rank(0, 1) } });
    expect(screen.getByText('1 step to the next level')).toBeDefined();
    expect(screen.getByText('0 of 1 steps completed')).toBeDefined();
  });
  it('MEMBER-03 each member has a picture', async () => {
    await show();
    const picture = document.querySelector('.avatar img');
    expect(picture?.getAttribute('src')).toMatch(/^\/m\/avatars\/any\/[1-9]\.svg$/);
  });
});

describe('the ways on', () => {
  it('MEMBER-03, ROUTE-10 lead to every page that is a member’s own and built, and to no other', async () => {
    await show({}, {}, { info: { passkeys: true, push: { vapidKey: 'B' }, firebase, ...rewards } });
    const below = Object.values(pages).filter(({ backTo }) => backTo === 'memberHome');
    const mine = [...below, pages.notifications].map(({ path }) => path);
    const own = ['/m/game?category=recent', '/m/game?category=favourites'];
    // A row, and a link in the foot.
    const measuring = [pages.consent.path, pages.consent.path];
    const built = mine.filter((path) => !leadsToUnbuilt(path));
    expect(hrefs().toSorted(byText)).toEqual([...own, ...built, ...measuring].toSorted(byText));
    // An empty row would be visible as a line.
    for (const row of screen.getAllByRole('listitem')) expect(row.textContent).not.toBe('');
  });
  it('PROMO-01 lead to no rewards where the merchant has none', async () => {
    await show();
    for (const page of ['rewardCenter', 'activity', 'activitySignIn'] as const) {
      expect(hrefs()).not.toContain(pages[page].path);
    }
    expect(screen.queryByRole('region', { name: 'Rewards' })).toBeNull();
  });
  it('CHAT-01 lead to the chat where the merchant has one', async () => {
    await show();
    expect(hrefs()).not.toContain(pages.chat.path);
    cleanup();
    await show({}, {}, { info: { whitelabelVal: { CBS3: true } } });
    expect(hrefs()).toContain(pages.chat.path);
  });
  it('MEMBER-09 how many vouchers wait stands at the way to them; rewards have their own tab', async () => {
    const slots = { balance: null, language: null, logOut: null };
    await showInSite(<MemberHomePage {...slots} vouchers={3} />, {
      session: {},
      info: rewards,
      replies: { memberInfo: { answer: member }, playerRankProgress: { answer: rank(7, 10) } },
    });
    const way = await screen.findByRole('link', { name: 'Vouchers (3)' });
    expect(way.getAttribute('href')).toBe('/m/voucherCenter');
    expect(screen.getAllByText('Rewards')).toHaveLength(1);
  });
  it('MEMBER-03 gold says what can be claimed now, and where nothing can there is none', async () => {
    const slots = { balance: null, language: null, logOut: null };
    await showInSite(<MemberHomePage {...slots} rewardCounts={{ LOGIN: 1, MISSION: 2 }} />, {
      session: {},
      info: rewards,
      replies: { memberInfo: { answer: member }, playerRankProgress: { answer: rank(7, 10) } },
    });
    const cards = within(await screen.findByRole('region', { name: 'Rewards' }));
    expect(cards.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Promotions',
      'Daily check-in1 to claim',
      'Tasks',
      'Weekly cashback',
    ]);
    expect(document.querySelectorAll('.disc--value')).toHaveLength(1);
  });
  it('MEMBER-03 nothing looks like a row that cannot be pressed', async () => {
    await show({ mobile: '*******1234', lastLogin: 1 }, {}, { info: rewards });
    for (const row of document.querySelectorAll('.list-row'))
      expect(row.matches('a, button')).toBe(true);
    expect(document.querySelectorAll('.list-row').length).toBeGreaterThan(4);
  });
  it('MEMBER-03 leads to customer service where the merchant has one', async () => {
    const customerService = [{ title: 'help.example', path: 'https://help.example/chat' }];
    await show({}, {}, { info: { customerService } });
    const way = screen.getByRole('link', { name: 'Customer service' });
    expect(way.getAttribute('href')).toBe('https://help.example/chat');
  });
  it('MEMBER-03 the page waits for the height of the balance, so that nothing moves', async () => {
    const slots = { language: null, logOut: null, balance: <p>₱3.00</p> };
    const replies = {
      memberInfo: { answer: member },
      playerRankProgress: { answer: rank(7, 10) },
    };
    const { server } = await showInSite(<MemberHomePage {...slots} awaitsBalance />, {
      session: {},
      replies,
    });
    await waitFor(() => expect(server.calls).toHaveLength(2));
    expect(screen.getByRole('heading', { level: 1, name: 'Loading' })).toBeDefined();
    expect(screen.queryByText('₱3.00')).toBeNull();
  });
  it('MEMBER-10, PROMO-01 lead to no points and rewards where the merchant has none', async () => {
    await show();
    const ways = ['leaderBoard', 'activityNoviceTask', 'activityRescue'] as const;
    for (const page of ways) expect(hrefs()).not.toContain(pages[page].path);
    expect(screen.queryByRole('region', { name: 'Rewards' })).toBeNull();
  });
  it('IDP-01, PASSKEY-03 lead to connected sign-ins and to passkeys only where the merchant has them', async () => {
    await show();
    expect(hrefs()).toContain(pages.authenticator.path);
    expect(hrefs()).not.toContain(pages.identities.path);
    expect(hrefs()).not.toContain(pages.passkeys.path);
  });
  it.each([
    ['of a manual label', { labelId: '1', labelName: 'Gold', type: 'MANUAL', rankLevel: 1 }],
    ['of a label without a name', { labelId: '1', labelName: '', type: 'AUTO', rankLevel: 1 }],
    ['without a label', null],
  ] as const)('MEMBER-06 a member %s has no way to the benefits', async (_case, clubLabel) => {
    await show({ clubLabel });
    expect(hrefs()).not.toContain(pages.benefits.path);
  });
  it('MEMBER-06 a member of a label that shows benefits has one, the line of the club', async () => {
    await show();
    expect(hrefs()).toContain(pages.benefits.path);
  });
});

describe('what stands behind the site', () => {
  const foot = () => document.querySelector('footer');
  const openAbout = async () => {
    await user.click(screen.getByRole('button', { name: 'About Lumen' }));
    return within(await screen.findByRole('dialog', { name: 'About Lumen' }));
  };
  const legal = {
    licence: 'the Gaming Authority, no. 0417-25',
    imprint: 'Lumen Play Ltd., 12 Harbour Road, Manila',
    leastAge: 18,
    termsUrl: 'https://lumen.example/terms',
    privacyUrl: 'https://lumen.example/privacy',
  };
  const licensed = 'Lumen is licensed by the Gaming Authority, no. 0417-25.';
  const links = [
    ['Terms', 'https://lumen.example/terms'],
    ['Privacy', 'https://lumen.example/privacy'],
    ['What we measure', '/m/consent'],
  ];

  it('MEMBER-15 the foot says who may play and by which licence, and leads to the terms', async () => {
    await show({}, {}, { info: { legal } });
    expect(screen.getByText('For people of 18 and over').parentElement?.textContent).toMatch(
      /^18\+/,
    );
    expect(foot()?.textContent).toContain(licensed);
    const ways = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(links);
  });
  it('MEMBER-15 a row opens the version, the licence, the company and the terms', async () => {
    await show({}, {}, { info: { legal } });
    const about = await openAbout();
    expect(about.getByText(/^Version \d+\.\d+\.\d+$/)).toBeDefined();
    expect(about.getByText(licensed)).toBeDefined();
    expect(about.getByText('Lumen Play Ltd., 12 Harbour Road, Manila')).toBeDefined();
    const ways = about.getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual(links);
  });
  it('MEMBER-15 a merchant that has set nothing has only the version there, and what is measured', async () => {
    await show();
    expect(foot()?.textContent).toMatch(/^Version \d+\.\d+\.\d+What we measure$/);
    const about = await openAbout();
    expect(about.getByText(/^Version /)).toBeDefined();
    expect(about.getAllByRole('link').map((way) => way.textContent)).toEqual(['What we measure']);
  });
});
