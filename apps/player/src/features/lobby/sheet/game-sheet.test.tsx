// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { LinkContext, type LinkProps } from '@parlour/ui/page/link';
import { describe, expect, it } from 'vitest';
import type { Game } from '@parlour/contract/lobby/lobby';
import { showInSite, user, type TestOptions } from '#foundation/testing/test-site.tsx';
import { Home } from '../home/home.tsx';
import { game, lanes, lobbyReplies } from '../testing/sample-lobby.ts';

const plainLink = ({ href, state: _state, children, ...rest }: LinkProps) => (
  <a {...rest} href={href}>
    {children}
  </a>
);

type OpenOptions = { options?: TestOptions; like?: Game[]; link?: typeof plainLink };

async function open(change: Partial<Game>, around: OpenOptions = {}) {
  const { options = { session: {} }, like = [game('8', { gameName: 'Like it' })] } = around;
  const { link = plainLink } = around;
  const shown = game('1', { gameName: 'Crown of Tides', ...change });
  const data = { lanes: [{ ...lanes[0], games: [shown, ...like] }, lanes[1]] as typeof lanes };
  const page = (
    <LinkContext value={link}>
      <Home />
    </LinkContext>
  );
  await showInSite(page, {
    path: '/m/home',
    replies: { ...lobbyReplies, vendorLanes: { answer: { data } } },
    ...options,
  });
  await user.click(await screen.findByRole('button', { name: 'About Crown of Tides' }));
  return within(await screen.findByRole('dialog', { name: 'Crown of Tides' }));
}
const facts = (sheet: Awaited<ReturnType<typeof open>>) =>
  sheet.queryAllByRole('definition').map((each: HTMLElement) => each.textContent);

describe('the sheet of a game', () => {
  it('LOBBY-10 what is known of it, the ways in, and games like it', async () => {
    const sheet = await open({
      rtp: '96.2',
      minStake: '0.10',
      maxStake: '20.00',
      prize: '5000.00',
      tags: ['instant', 'x-9'],
      gameClassify: ['NEW'],
    });
    expect(facts(sheet)).toEqual(['96.2%', '₱0.10 to ₱20', '₱5,000']);
    for (const word of ['Tidepool Games', 'Slots', 'New', 'Instant']) {
      expect(sheet.getByText(word)).toBeDefined();
    }
    expect(sheet.queryByText('x-9')).toBeNull();
    expect(sheet.getByRole('link', { name: 'Play' }).getAttribute('href')).toContain(
      '/m/launchGame?vendor=TIDEPOOL',
    );
    expect(sheet.getByRole('link', { name: 'Play demo' })).toBeDefined();
    expect(sheet.getByRole('link', { name: /Like it/ })).toBeDefined();
    expect(sheet.queryByRole('link', { name: /Crown/ })).toBeNull();
  });
  it.each([
    [{}, []],
    [{ minStake: '0.10' }, ['From ₱0.10']],
    [{ maxStake: '20' }, ['Up to ₱20']],
    [{ volatility: 3 }, ['Medium']],
    [{ volatility: 1, volatilityAtMost: 5 }, ['Very low – Very high']],
    [{ volatilityAtMost: 5 }, []],
    [{ minStake: '1.00', maxStake: '1.00' }, ['₱1']],
  ])('LOBBY-10 of %j it shows %j and no row that is empty', async (known, expected) => {
    expect(facts(await open(known))).toEqual(expected);
  });
  it('LOBBY-10 its facts have names, and its words are those that players have', async () => {
    const known = { rtp: '96.2', minStake: '0.10', prize: '0.50', tags: ['draws'] };
    const sheet = await open({ ...known, gameType: 'LIVE', vassalage: 'NOBODY' });
    const terms = sheet.getAllByRole('term').map((each: HTMLElement) => each.textContent);
    expect(terms).toEqual(['RTP', 'Bet range', 'Top prize']);
    for (const word of ['Live', 'Draws']) expect(sheet.getByText(word)).toBeDefined();
    expect(sheet.queryByText('New')).toBeNull();
    expect(sheet.queryByText('Tidepool Games')).toBeNull();
  });
  it('LOBBY-10 games like it are eight at most, of its kind, and it is not among them', async () => {
    const games = Array.from({ length: 12 }, (_, at) => game(String(at + 20)));
    const sheet = await open({}, { like: games });
    expect(sheet.getByRole('heading', { name: 'Similar games' })).toBeDefined();
    const items = sheet.getAllByRole('listitem').map((each: HTMLElement) => each.textContent);
    expect(items).toEqual(Array.from({ length: 8 }, (_, at) => `Game ${at + 20}`));
  });
  it('LOBBY-10 where no game is like it nothing is said of them', async () => {
    const sheet = await open({}, { like: [] });
    expect(sheet.queryByText('Similar games')).toBeNull();
  });
  it('LOBBY-10, LAUNCH-01 each way in tells the page that it opens what the game is called', async () => {
    const opened: Record<string, unknown> = {};
    const link = ({ href, state, children, ...rest }: LinkProps) => {
      opened[href.replace(/nodeId=(\w+).*/, '$1')] = state;
      return (
        <a {...rest} href={href}>
          {children}
        </a>
      );
    };
    const way = (path: string, id: string) => `/m/${path}?vendor=TIDEPOOL&${id}`;
    await open({}, { like: [game('8')], link });
    const named = (name: string) => ({ game: expect.objectContaining({ name, images: [] }) });
    expect(opened[way('trialGame', '1')]).toEqual(named('Crown of Tides'));
    expect(opened[way('launchGame', '1')]).toEqual(named('Crown of Tides'));
    expect(opened[way('launchGame', '8')]).toEqual(named('Game 8'));
  });
  it('LOBBY-10 a game for money only has no trial', async () => {
    const sheet = await open({ hasTrial: false });
    expect(sheet.queryByRole('link', { name: 'Play demo' })).toBeNull();
  });
  it('LOBBY-10 the heart acts at once; a guest has none', async () => {
    const sheet = await open({});
    const heart = sheet.getByRole('button', { name: 'Favourite: Crown of Tides' });
    const picture = () => heart.querySelector('path')?.getAttribute('d');
    const hollow = picture();
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    await user.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(picture()).not.toBe(hollow);
    await user.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    expect(picture()).toBe(hollow);
  });
  it('LOBBY-10 a guest has no heart', async () => {
    const sheet = await open({}, { options: { info: { guestLobby: true } } });
    expect(sheet.queryByRole('button', { name: /Favourite/ })).toBeNull();
    expect(sheet.getByRole('link', { name: 'Play' })).toBeDefined();
  });
});
