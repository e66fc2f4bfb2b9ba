// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '@parlour/contract/lobby/lobby';
import {
  showInSite,
  teachDialogs,
  user,
  type TestOptions,
} from '#foundation/testing/test-site.tsx';
import { Home } from '../home/home.tsx';
import { game, lanes, lobbyReplies } from '../testing/sample-lobby.ts';

beforeAll(teachDialogs);

async function open(change: Partial<Game>, options: TestOptions = { session: {} }) {
  const shown = game('1', { gameName: 'Crown of Tides', ...change });
  const like = game('8', { gameName: 'Like it' });
  const data = { lanes: [{ ...lanes[0], games: [shown, like] }, lanes[1]] as typeof lanes };
  await showInSite(<Home />, {
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
    expect(sheet.getByRole('link', { name: 'Try it without money' })).toBeDefined();
    expect(sheet.getByRole('link', { name: /Like it/ })).toBeDefined();
    expect(sheet.queryByRole('link', { name: /Crown/ })).toBeNull();
  });
  it.each([
    [{}, []],
    [{ minStake: '0.10' }, ['From ₱0.10']],
    [{ maxStake: '20' }, ['Up to ₱20']],
    [{ minStake: '1.00', maxStake: '1.00' }, ['₱1']],
  ])('LOBBY-10 of %j it shows %j and no row that is empty', async (known, expected) => {
    expect(facts(await open(known))).toEqual(expected);
  });
  it('LOBBY-10 a game for money only has no trial', async () => {
    const sheet = await open({ hasTrial: false });
    expect(sheet.queryByRole('link', { name: /without money/ })).toBeNull();
  });
  it('LOBBY-10 the heart acts at once; a guest has none', async () => {
    const sheet = await open({});
    const heart = sheet.getByRole('button', { name: 'Favourite: Crown of Tides' });
    await user.click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
  });
  it('LOBBY-10 a guest has no heart', async () => {
    const sheet = await open({}, { info: { guestLobby: true } });
    expect(sheet.queryByRole('button', { name: /Favourite/ })).toBeNull();
    expect(sheet.getByRole('link', { name: 'Play' })).toBeDefined();
  });
});
