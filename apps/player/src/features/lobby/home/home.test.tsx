// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { LinkContext, type LinkProps } from '@parlour/ui/page/link';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeUnread } from '#foundation/notification/unread.ts';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { announced, banner, game, lanes, lobbyReplies } from '../testing/sample-lobby.ts';
import { BannerRow } from '../banners/banners.tsx';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import { Home } from './home.tsx';

afterEach(() => void vi.useRealTimers());

const show = (options: TestOptions = {}) =>
  showInSite(<Home />, { path: '/m/home', replies: lobbyReplies, session: {}, ...options });
const lane = (name: string) => screen.findByRole('region', { name });
const failing = { refusal: 'service_unavailable', message: 'Soon.' } as const;

/** A component that fetches the lanes and renders nothing. */
function Lanes() {
  useCatalogue();
  return null;
}

describe('what everybody sees', () => {
  it('LOBBY-04 lanes with games, their vendors, and a way to all of them', async () => {
    await show();
    const slots = await lane('Slots');
    const [first] = within(slots).getAllByRole('listitem');
    expect(first?.textContent).toBe('NewGame 1Tidepool Games');
    expect(within(slots).getByRole('link', { name: 'See all: Slots' }).getAttribute('href')).toBe(
      '/m/game?category=RNG',
    );
    expect(
      within(slots)
        .getByRole('link', { name: /Game 1/ })
        .getAttribute('href'),
    ).toBe('/m/launchGame?vendor=TIDEPOOL&nodeId=1&code=game-1&gameType=RNG');
  });
  it('LOBBY-03 lanes stand in the order of their ordinals', async () => {
    const all = ['ELOTT', 'RNG', 'SEA_LOTT'].map((title) => ({ ...lanes[0], title }));
    const data = { lanes: all as typeof lanes };
    await show({ replies: { ...lobbyReplies, vendorLanes: { answer: { data } } } });
    await lane('Quick draws');
    const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(titles.filter((each) => /draws|Slots/.test(each))).toEqual([
      'Quick draws',
      'Regional draws',
      'Slots',
    ]);
  });
  it('LOBBY-02 a category that nobody knows shows under its own name', async () => {
    const data = { lanes: [{ ...lanes[0], title: 'Bingo' }] as typeof lanes };
    await show({ replies: { ...lobbyReplies, vendorLanes: { answer: { data } } } });
    expect((await lane('Bingo')).textContent).toContain('Game 1');
  });
  it('LOBBY-04 while nothing has come the page says that it is busy', async () => {
    const never = () => new Promise<never>(() => {});
    await show({ replies: { ...lobbyReplies, vendorLanes: never, announcements: never } });
    expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.querySelectorAll('.skeleton--chip').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.skeleton').length).toBeGreaterThan(5);
    expect(screen.queryByRole('button', { name: 'Maintenance' })).toBeNull();
  });
  it('LOBBY-04 the page has a name for the ear, and the balance above all', async () => {
    await showInSite(<Home balance={<p>Balance</p>} />, {
      path: '/m/home',
      replies: lobbyReplies,
      session: {},
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Lumen' })).toBeDefined();
    expect(screen.getByText('Balance')).toBeDefined();
  });
  it('LOBBY-04 a guest is asked what to play, and the bar alone has the site’s name', async () => {
    await showInSite(<Home balance={null} guestTools={<button type="button">EN</button>} />, {
      path: '/m/home',
      replies: lobbyReplies,
    });
    const heading = screen.getByRole('heading', { level: 1, name: 'What will you play today?' });
    expect(heading.className).not.toContain('visually-hidden');
    expect(screen.getAllByText(/Lumen/)).toHaveLength(1);
  });
  it('LOBBY-04 announcements are one line, and their texts are plain', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'Maintenance' }));
    const sheet = screen.getByRole('dialog', { name: 'Announcements' });
    expect(sheet.textContent).toContain('On <b>Tuesday</b>.');
  });
  it('LOBBY-04 announcements have their day, in the reader’s words', async () => {
    await show();
    await user.click(await screen.findByRole('button', { name: 'Maintenance' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Announcements' }));
    expect(sheet.getByRole('heading', { name: 'Maintenance' })).toBeDefined();
    const day = sheet.getByText(/^November 1[45]$|^1[45] November$/);
    expect(day.getAttribute('datetime')).toBe('2023-11-14T22:13:20.000Z');
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it.each([
    [3, 'sheet'],
    [4, 'sheet sheet--tall'],
  ])('LOBBY-04 %s announcements stand in a %s: many scroll in a tall one', async (count, panel) => {
    const player = announced.player
      .slice(0, 1)
      .flatMap((one) => Array.from({ length: count }, (_, at) => ({ ...one, id: String(at) })));
    const many = { answer: { ...announced, player } };
    await show({ replies: { ...lobbyReplies, announcements: many } });
    await user.click(await screen.findByRole('button', { name: 'Maintenance' }));
    const title = within(screen.getByRole('dialog')).getByText('Announcements');
    expect(title.closest('.sheet')?.className).toBe(panel);
  });
  it('LOBBY-04 without announcements there is no strip', async () => {
    const nothing = { answer: { ...announced, player: [] } };
    await show({ replies: { ...lobbyReplies, announcements: nothing } });
    await lane('Slots');
    expect(screen.queryByRole('button', { name: 'Maintenance' })).toBeNull();
  });
  it('MEMBER-14 the bell leads to the notifications; a dot says that some are new, its name how many', async () => {
    const { foundation } = await show();
    const bell = () => screen.getByRole('link', { name: /^Notifications/ });
    expect([bell().getAttribute('href'), bell().getAttribute('aria-label')]).toEqual([
      '/m/member/notifications',
      'Notifications',
    ]);
    expect(bell().querySelector('.badge')).toBeNull();
    act(() => foundation.keep(makeUnread).set(3));
    expect(bell().getAttribute('aria-label')).toBe('Notifications, 3 unread');
    expect(bell().querySelector('.badge--dot')).not.toBeNull();
  });
  it('LOBBY-06, ROUTE-10 a banner leads on; those of other places or to what is not built stay away', async () => {
    const promotion = { linkageType: 'P', linkage: 'welcome' } as const;
    const unbuilt = { linkageType: 'URL', url: '/m/redirect.html' } as const;
    const banners = [
      banner(),
      banner({ id: 'x', groupName: 'm_game', title: 'Elsewhere' }),
      banner({ id: 'y', title: 'A promotion', ...promotion }),
      banner({ id: 'z', title: 'Vouchers', ...unbuilt }),
    ];
    await show({
      replies: { ...lobbyReplies, announcements: { answer: { ...announced, banners } } },
    });
    const link = await screen.findByRole('link', { name: /Welcome week/ });
    expect(link.getAttribute('href')).toBe('/m/game?category=RNG');
    expect(link.textContent).toContain('One small task a day');
    expect(screen.queryByText('Elsewhere')).toBeNull();
    const offer = screen.getByRole('link', { name: /A promotion/ });
    expect(offer.getAttribute('href')).toBe('/m/activity?id=welcome');
    expect(screen.queryByText('Vouchers')).toBeNull();
  });
  it('LAUNCH-01 a banner of a game that the lobby knows tells the launch its name', async () => {
    const of = { linkageType: 'G', vendor: 'TIDEPOOL', nodeId: '1', roomId: 'game-1' } as const;
    const opened: unknown[] = [];
    const link = ({ href, state }: LinkProps) => {
      if (href.startsWith('/m/launchGame')) opened.push(state);
      return <a href={href}>{href}</a>;
    };
    await showInSite(
      <LinkContext value={link}>
        <BannerRow banners={[banner(of)]} />
        <Lanes />
      </LinkContext>,
      { path: '/m/home', replies: lobbyReplies, session: {} },
    );
    await waitFor(() =>
      expect(opened).toContainEqual({
        game: { name: 'Game 1', art: '/m/covers/slots/game-1.svg', images: [] },
      }),
    );
  });
  it('ROUTE-10 a banner whose page is still to come is not there', async () => {
    const banners = [
      banner({ title: 'Get the app', url: '/m/redirect.html' }),
      banner({ id: 'slots', title: 'Spin away' }),
    ];
    await show({
      replies: { ...lobbyReplies, announcements: { answer: { ...announced, banners } } },
    });
    expect(await screen.findByText('Spin away')).toBeDefined();
    expect(screen.queryByText('Get the app')).toBeNull();
  });
  it('LOBBY-07 a banner that leads nowhere is shown, and logged', async () => {
    const said = vi.spyOn(console, 'warn').mockReturnValue();
    const banners = [banner({ linkageType: 'URL', url: 'javascript:alert(1)', title: 'Odd' })];
    await show({
      replies: { ...lobbyReplies, announcements: { answer: { ...announced, banners } } },
    });
    expect((await screen.findByText('Odd')).closest('a')).toBeNull();
    expect(said).toHaveBeenCalledWith('The banner welcome leads nowhere.');
  });
  it('LANG-04 another language asks for the names in it, and keeps what is shown meanwhile', async () => {
    const { foundation, server } = await show();
    await lane('Slots');
    await act(() => foundation.language.change('TH'));
    await lane('สล็อต');
    await waitFor(() =>
      expect(server.calls.filter(({ name }) => name === 'vendorLanes')).toHaveLength(2),
    );
  });
});

describe('what is the member’s own', () => {
  it('LOBBY-04 recent games stand before all others, and beside them the favourites', async () => {
    await show();
    expect((await lane('Recently played')).textContent).toContain('Played before');
    const [first] = screen.getAllByRole('region').filter((each) => each.matches('.lane'));
    expect(first).toBe(await lane('Recently played'));
    await user.click(screen.getByRole('tab', { name: 'Favourites' }));
    expect((await lane('Favourites')).textContent).toContain('Game 2');
    expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
  });
  it('LOBBY-04 from head to head by keys the focus stays with what is shown', async () => {
    await show();
    (await screen.findByRole('tab', { name: 'Recent' })).focus();
    await user.keyboard('{ArrowRight}');
    await lane('Favourites');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Favourites' }));
  });
  it('LOBBY-04 whoever played nothing yet finds the favourites there', async () => {
    const none = { answer: { games: [] } };
    await show({ replies: { ...lobbyReplies, recentGames: none } });
    expect((await lane('Favourites')).textContent).toContain('Game 2');
    expect(screen.queryByRole('tab', { name: 'Favourites' })).toBeNull();
  });
  it('LOBBY-04 whoever has neither finds popular games in their place', async () => {
    const none = { answer: { games: [] } };
    await show({ replies: { ...lobbyReplies, recentGames: none, favouriteGames: none } });
    expect((await lane('Popular')).textContent).toContain('Game 1');
    expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull();
  });
  it('LOBBY-04 recent games that fail offer a retry, and give way to the favourites when they fail again', async () => {
    await show({ replies: { ...lobbyReplies, recentGames: failing } });
    const recent = await lane('Recently played');
    expect(
      within(recent).getByText('This isn’t available right now. Try again in a moment.'),
    ).toBeDefined();
    await user.click(within(recent).getByRole('button', { name: 'Retry' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Recently played' })).toBeNull(),
    );
    expect((await lane('Favourites')).textContent).toContain('Game 2');
  });
  it('ROUTE-12 a guest sees the same lobby with ways in, and nothing is asked for as a member', async () => {
    const info = { guestLobby: true };
    const guest = { path: '/m/home', replies: lobbyReplies, info };
    const { server } = await showInSite(<Home />, guest);
    await lane('Slots');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/m/login');
    const register = screen.getByRole('link', { name: 'Register' });
    expect(register.getAttribute('href')).toBe('/m/register');
    const asked = server.calls.map(({ name }) => name);
    expect(asked.toSorted()).toEqual(['announcements', 'drawList', 'vendorLanes']);
    const reader = server.calls.find(({ name }) => name === 'announcements')?.input;
    expect(reader).toEqual({ types: 'B,PL', platform: 'M', execution: 'B' });
  });
  it.each([
    ['a member', 'A', false],
    ['a member at the first login', 'F', true],
  ])('LOBBY-04 %s reads what is meant for %s', async (_who, execution, firstTimeLogin) => {
    const { server } = await show({ session: { firstTimeLogin } });
    await lane('Slots');
    expect(server.calls).toContainEqual({
      name: 'announcements',
      token: 'tok',
      input: { types: 'B,PL', platform: 'M', execution },
    });
  });
});

describe('what a guest may do', () => {
  const info = { guestLobby: true };
  const guest = () => showInSite(<Home />, { path: '/m/home', info, replies: lobbyReplies });
  it('LAUNCH-04 a game is offered without money, but for those that are played for money only', async () => {
    const only = game('3', { gameName: 'Only real', hasTrial: false });
    const data = { lanes: [{ ...lanes[0], games: [game('1'), only] }] as typeof lanes };
    await showInSite(<Home />, {
      path: '/m/home',
      info,
      replies: { ...lobbyReplies, vendorLanes: { answer: { data } } },
    });
    const slots = within(await lane('Slots'));
    const trial = slots.getByRole('link', { name: 'Demo: Game 1' });
    expect(trial.getAttribute('href')).toBe(
      '/m/trialGame?vendor=TIDEPOOL&nodeId=1&code=game-1&gameType=RNG',
    );
    expect(slots.queryByRole('link', { name: /Demo: Only real/ })).toBeNull();
  });
  it('LAUNCH-04 a member is not: the sheet of a game has it', async () => {
    await show();
    expect(within(await lane('Slots')).queryByRole('link', { name: /^Demo/ })).toBeNull();
  });
  it('LOBBY-10 a game tells of itself by its button and by the other button of a mouse', async () => {
    await guest();
    const slots = within(await lane('Slots'));
    await user.click(slots.getByRole('button', { name: 'About Game 1' }));
    const sheet = await screen.findByRole('dialog', { name: 'Game 1' });
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Game 1' })).toBeNull());
    fireEvent.contextMenu(slots.getByRole('link', { name: 'Game 2 Originals' }));
    expect(await screen.findByRole('dialog', { name: 'Game 2' })).toBeDefined();
  });
});

describe('what the server painted', () => {
  const painted = { lobby: { lanes, announcements: announced, draws: [] } };
  const info = { guestLobby: true };
  const asked = (site: Awaited<ReturnType<typeof show>>) =>
    site.server.calls.map(({ name }) => name).toSorted();

  it('LOBBY-04 a guest does not ask for announcements again', async () => {
    const site = await showInSite(<Home />, {
      path: '/m/home',
      info,
      painted,
      replies: lobbyReplies,
    });
    expect(screen.getByRole('button', { name: 'Maintenance' })).toBeDefined();
    expect(screen.getByRole('region', { name: 'Slots' })).toBeDefined();
    await waitFor(() => expect(asked(site)).toEqual(['drawList', 'vendorLanes']));
  });
  it('C4 a member is not shown those of guests', async () => {
    const held = Promise.withResolvers<{ answer: typeof announced }>();
    const site = await show({
      painted,
      replies: { ...lobbyReplies, announcements: () => held.promise },
    });
    expect(screen.queryByRole('button', { name: 'Maintenance' })).toBeNull();
    await act(async () => held.resolve({ answer: announced }));
    await screen.findByRole('button', { name: 'Maintenance' });
    expect(asked(site)).toContain('announcements');
  });
  it('LOBBY-04 who comes back within five minutes asks for nothing again, later for all', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const site = await showInSite(<Home />, { path: '/m/home', info, replies: lobbyReplies });
    await lane('Slots');
    await screen.findByRole('button', { name: 'Maintenance' });
    const comeBackAfter = async (ms: number) => {
      cleanup();
      site.server.calls.length = 0;
      vi.advanceTimersByTime(ms);
      await act(async () => {
        render(
          <FoundationContext value={site.foundation}>
            <Home />
          </FoundationContext>,
        );
      });
      await lane('Slots');
    };
    const askedOfLobby = () => asked(site).filter((name) => name !== 'drawList');
    await comeBackAfter(295_000);
    expect(askedOfLobby()).toEqual([]);
    await comeBackAfter(10_000);
    await waitFor(() => expect(askedOfLobby()).toEqual(['announcements', 'vendorLanes']));
  });
  it('LOBBY-04 a game that was played meanwhile is there when the page is seen again', async () => {
    const { server } = await show();
    await lane('Recently played');
    const recentGames = { answer: { games: [game('7', { gameName: 'Played now' })] } };
    server.replies = { ...lobbyReplies, recentGames };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(async () =>
      expect((await lane('Recently played')).textContent).toContain('Played now'),
    );
  });
});

describe('when it does not load', () => {
  it('LOBBY-01 says why, and another try brings the lanes', async () => {
    const { server } = await show({ replies: { ...lobbyReplies, vendorLanes: failing } });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This isn’t available right now. Try again in a moment.',
    );
    expect(screen.getByRole('heading', { name: 'These games didn’t load' })).toBeDefined();
    server.replies = lobbyReplies;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await lane('Slots');
  });
  it('ROUTE-15 has the link to customer service', async () => {
    await show({
      info: { customerService: [{ title: 'help.example', path: 'https://help.example/chat' }] },
      replies: { ...lobbyReplies, vendorLanes: failing },
    });
    const failed = within(await screen.findByRole('alert'));
    const help = failed.getByRole('link', { name: 'Customer service' });
    expect(help.getAttribute('href')).toBe('https://help.example/chat');
  });
  it('NET-11 says that the device is offline', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof failing>();
    const { server } = await show({ replies: { ...lobbyReplies, vendorLanes: () => promise } });
    server.close();
    resolve(failing);
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
  });
});
