// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { describe, expect, it } from 'vitest';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { noteLinks } from '../testing/noted-links.tsx';
import { game, lanes, lobbyReplies } from '../testing/sample-lobby.ts';
import { Home } from './home.tsx';

const show = (options: TestOptions = {}) =>
  showInSite(<Home />, { path: '/m/home', replies: lobbyReplies, session: {}, ...options });
const lane = (name: string) => screen.findByRole('region', { name });

describe('lanes of a gateway of others, which come without games', () => {
  const bare = (title: string) => ({ ...lanes[0], title, games: undefined });
  const data = { lanes: ['RNG', 'LIVE', 'FISH'].map(bare) as typeof lanes };
  const gamesOf: Record<string, Game[]> = { RNG: [game('1'), game('2')], FISH: [] };
  it('LOBBY-01, LOBBY-04 each gets its first, and one that gets none is left out', async () => {
    const { server } = await show({
      replies: {
        ...lobbyReplies,
        vendorLanes: { answer: { data } },
        gameList: async (input) => {
          const games = gamesOf[(input as { gameType: string }).gameType];
          if (!games) return { refusal: 'service_unavailable' };
          return { answer: { games, totalPages: 1, totalCount: games.length } };
        },
        collectEvents: { answer: null },
      },
    });
    expect(within(await lane('Slots')).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Live' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Fishing' })).toBeNull();
    const asked = server.calls.filter(({ name }) => name === 'gameList');
    expect(asked.map(({ input }) => input)).toContainEqual({
      pageNo: '1',
      pageSize: '12',
      platform: 'html5',
      gameType: 'RNG',
    });
  });
});

describe('a merchant without games', () => {
  it('LOBBY-04 has a home that says so, without chips and empty rows, and can be asked again', async () => {
    const none = { vendorLanes: { answer: { data: { lanes: [] } } } };
    const own = { answer: { games: [] } };
    const { server } = await show({
      replies: { ...lobbyReplies, ...none, recentGames: own, favouriteGames: own },
    });
    await screen.findByRole('heading', { name: 'No games yet' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(document.querySelectorAll('.lane')).toHaveLength(0);
    server.replies = { ...lobbyReplies, recentGames: own, favouriteGames: own };
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await lane('Slots');
    expect(screen.queryByText('No games yet')).toBeNull();
  });
});

describe('categories', () => {
  it('LOBBY-04 a chip shows the first games of its category', async () => {
    await show();
    await user.click(await screen.findByRole('tab', { name: 'Live' }));
    expect(screen.queryByRole('region', { name: 'Slots' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See all 2 games' }).getAttribute('href')).toBe(
      '/m/game?category=LIVE',
    );
  });
  it('LOBBY-04 each category of the family has its name and a picture of its own', async () => {
    const names = {
      RNG: 'Slots',
      LIVE: 'Live',
      FISH: 'Fishing',
      PVP: 'PVP',
      ARCADE: 'Arcade',
      SPORTS: 'Sports',
      ELOTT: 'Quick draws',
      LOTT: 'Lottery',
      SEA_LOTT: 'Regional draws',
      VIETNAM_LOTTO: 'Vietnam draws',
      Bingo: 'Bingo',
    };
    const all = Object.keys(names).map((title) => ({ ...lanes[0], title }));
    const data = { lanes: all as typeof lanes };
    await show({ replies: { ...lobbyReplies, vendorLanes: { answer: { data } } } });
    await lane('Slots');
    const chips = within(screen.getByRole('tablist', { name: 'Categories' })).getAllByRole('tab');
    const shown = ['For you', ...Object.values(names)];
    expect(chips.map((chip) => chip.textContent).toSorted()).toEqual(shown.toSorted());
    const pictureOf = (chip?: Element) => chip?.querySelector('path')?.getAttribute('d');
    const pictures = new Map(chips.map((chip) => [chip.textContent, pictureOf(chip)]));
    // All lotteries have the same picture.
    expect(pictures.get('Lottery')).toBe(pictures.get('Vietnam draws'));
    expect(pictures.get('Lottery')).toBe(pictures.get('Regional draws'));
    expect(new Set(pictures.values()).size).toBe(shown.length - 2);
    const unchosen = pictures.get('Bingo');
    await user.click(screen.getByRole('tab', { name: 'Bingo' }));
    expect(pictureOf(screen.getByRole('tab', { name: 'Bingo', selected: true }))).not.toBe(
      unchosen,
    );
    expect(pictureOf(screen.getByRole('tab', { name: 'For you' }))).not.toBe(
      pictures.get('For you'),
    );
  });
  it.each(['ELOTTO', 'PVP', 'Bingo'])(
    'LOBBY-02 a lane whose title the site does not know has a tab with it: %s',
    async (title) => {
      const data = { lanes: [{ ...lanes[0], title }] as typeof lanes };
      await show({ replies: { ...lobbyReplies, vendorLanes: { answer: { data } } } });
      expect((await lane(title)).textContent).toContain('Game 1');
      expect(screen.getByRole('tab', { name: title })).toBeDefined();
    },
  );
  it('LOBBY-04 a chosen category stays chosen for who comes back, until it is gone', async () => {
    const { foundation, server } = await show();
    await user.click(await screen.findByRole('tab', { name: 'Live' }));
    expect(screen.getByRole('tab', { name: 'Live', selected: true })).toBeDefined();
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByRole('list', { name: 'Live' }).textContent).toContain('Game 9');
    expect(within(panel).getByText('Veranda Live')).toBeDefined();
    server.replies = {
      ...lobbyReplies,
      vendorLanes: { answer: { data: { lanes: lanes.slice(0, 1) } } },
    };
    await act(() => foundation.language.change('TH'));
    await waitFor(() => expect(screen.getAllByRole('tab', { selected: true })).toHaveLength(1));
    expect(await lane('สล็อต')).toBeDefined();
  });
});

describe('cards', () => {
  it('LOBBY-04 games that are rare are marked, by one word at most', async () => {
    const marks: Game['gameClassify'][] = [['NEW'], ['NEW', 'JACKPOT'], ['HOT'], undefined];
    const games = marks.map((gameClassify, at) =>
      game(String(at), gameClassify && { gameClassify }),
    );
    const data = { lanes: [{ ...lanes[0], games }] as typeof lanes };
    await show({ replies: { ...lobbyReplies, vendorLanes: { answer: { data } } } });
    const cards = within(await lane('Slots')).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent.replace(/Game.*/, ''))).toEqual([
      'New',
      'Jackpot',
      '',
      '',
    ]);
  });
  it('LAUNCH-01 a card tells the launch what it opens', async () => {
    const opened = noteLinks('/m/launchGame', <Home />);
    await showInSite(opened.element, { path: '/m/home', replies: lobbyReplies, session: {} });
    await lane('Slots');
    expect(opened.told).toContainEqual({
      game: {
        name: 'Game 1',
        vendor: 'Tidepool Games',
        art: '/m/covers/slots/game-1.svg',
        images: [],
      },
    });
  });
});
