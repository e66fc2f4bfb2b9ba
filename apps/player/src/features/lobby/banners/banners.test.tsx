// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Banner } from '@parlour/contract/lobby/lobby';
import { showInSite, type TestOptions } from '#foundation/testing/test-site.tsx';
import { banner, game, lobbyReplies } from '../testing/sample-lobby.ts';
import { BannerRow, LobbyBanner } from './banners.tsx';

const page = banner({ id: 'page', title: 'A page' });
const ofGame = banner({
  id: 'game',
  title: 'A game',
  content: null,
  linkageType: 'G',
  vendor: 'TCG',
  nodeId: '6',
  roomId: 'game-6',
});
const draws = [
  game('6', { gameName: 'Six', vassalage: 'TCG', prize: '500', nextDrawAt: 60_000 }),
  game('7', { gameName: 'Seven', vassalage: 'TCG', prize: '900', nextDrawAt: 60_000 }),
];

const show = (banners: readonly Banner[], options: TestOptions & { hasPrizes?: boolean } = {}) =>
  showInSite(<BannerRow banners={banners} hasPrizes={options.hasPrizes ?? false} />, {
    path: '/m/home',
    session: {},
    ...options,
    replies: { ...lobbyReplies, drawList: { answer: { now: 0, games: draws } } },
  });
const places = () => screen.getAllByRole('listitem');
const loading = () => places().map((place) => place.querySelector('img')?.getAttribute('loading'));

it('LOBBY-06 banners say what they are, where they lead, and their place among the others', async () => {
  await show([page, ofGame]);
  expect(screen.getByRole('region', { name: 'Highlights' })).toBeDefined();
  expect(places().map((each) => each.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  expect(places().map((each) => each.textContent)).toEqual([
    'A pageOne small task a dayFind out more',
    'A gamePlay',
  ]);
  expect(loading()).toEqual(['eager', 'lazy']);
});
it('LOBBY-06 where there are none there is no row', async () => {
  await show([]);
  expect(screen.queryByRole('region')).toBeNull();
});
it('LOBBY-09 prizes lead the banners only where they are asked for', async () => {
  const { server } = await show([page]);
  await waitFor(() => expect(server.calls.map(({ name }) => name)).toEqual(['drawList']));
  expect(screen.queryByText('Pick numbers')).toBeNull();
});
it('LOBBY-09 the greatest prize leads them, with a picture of its draw, and loads first', async () => {
  await show([page], { hasPrizes: true });
  const hero = await screen.findByRole('link', { name: /Seven₱900/ });
  expect(hero.getAttribute('href')).toContain('nodeId=7');
  expect(hero.querySelector('img')?.getAttribute('src')).toBe('/m/banners/draw/game-7.svg');
  expect(places()[0]?.contains(hero)).toBe(true);
  expect(loading()).toEqual(['eager', 'lazy']);
});
it('LOBBY-09 a draw that has a banner leads before a greater one, under that banner’s name and picture', async () => {
  await show([page, ofGame], { hasPrizes: true });
  const hero = await screen.findByRole('link', { name: /A game₱500/ });
  expect(hero.querySelector('img')?.getAttribute('src')).toBe('/m/banners/any/game.svg');
  expect(places()).toHaveLength(2);
});
it('LOBBY-07 a guest is led into the game too: the login stands in the way', async () => {
  await showInSite(<BannerRow banners={[ofGame]} />, {
    path: '/m/home',
    info: { guestLobby: true },
    replies: lobbyReplies,
  });
  expect(screen.getByRole('link', { name: /A game/ }).getAttribute('href')).toMatch(
    /^\/m\/launchGame\?vendor=TCG&nodeId=6&code=game-6$/,
  );
});
it('LOBBY-06 alone on a page it has a word above, and needs none below', async () => {
  await showInSite(<LobbyBanner banner={page} wide tag="New" />, {
    path: '/m/game',
    session: {},
    replies: lobbyReplies,
  });
  const link = screen.getByRole('link');
  expect(link.textContent).toBe('NewA pageOne small task a day');
  expect(within(link).queryByText('Find out more')).toBeNull();
  expect(link.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

it('LOBBY-04 banners that were stopped stay so in the tab, also after a reload', async () => {
  const running = () => document.querySelector('.pager')?.className;
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }));
  await show([page, ofGame]);
  await waitFor(() => expect(running()).toBe('pager pager--run'));
  fireEvent.touchStart(screen.getByRole('list'));
  await waitFor(() => expect(running()).toBe('pager'));
  cleanup();
  // The next document of the tab has a foundation of its own, and the tab’s storage.
  await show([page, ofGame]);
  await act(async () => undefined);
  expect(running()).toBe('pager');
});
