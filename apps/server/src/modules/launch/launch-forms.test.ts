import * as calls from '@parlour/contract/launch/calls';
import { recentGames } from '@parlour/contract/lobby/calls';
import type { SettingTexts } from '@parlour/contract/settings.schema';
import { createGames } from '@parlour/seed/testing/lobby-fixtures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crown, enterAsPlayer, noteVendors, type Traits } from '../../testing/player.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { visit } from '../../testing/visitor.ts';

const { noted, vendors } = noteVendors();
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ vendors });
});
afterAll(() => site.close());
beforeEach(() => noted.reset());

const enter = (settings?: SettingTexts, traits?: Traits) => enterAsPlayer(site, settings, traits);

describe('the ways to ask for a game', () => {
  test('LAUNCH-02 GLS opens the vendor’s game for money, and answers one level deeper', async () => {
    const player = await enter({ country: 'PH' });
    const reply = await player.launch({ language: 'TH' });
    expect(reply.value).toEqual({ content: { game_url: 'https://games.example/play?once=1' } });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(noted.asked).toMatchObject([
      {
        way: 'money',
        account: {
          merchantCode: player.place.merchantCode,
          integration: 'hub',
          url: 'https://hub.example',
          operatorId: 7,
          launchOrigins: ['https://games.example'],
        },
        play: {
          gameCode: 'crown',
          language: 'th',
          country: 'PH',
          address: '203.0.113.7',
          currency: 'USD',
          user: player.memberId.replaceAll('-', ''),
          backUrl: `http://${player.host}/m/home`,
        },
      },
    ]);
    expect(noted.asked[0]?.play).not.toHaveProperty('extra');
  });

  test.each([
    [
      { lottoArea: 'VN', hasLobby: true, labelName: 'Delta' },
      'vn_lobby',
      { lottoArea: 'VN', lottoView: 'lobby', hasLobby: true, labelName: 'Delta' },
    ],
    [
      { lottoArea: 'VN', lottoGameCode: 'lobby', lottoPrizeMode: 'P1' },
      'vn_lobby',
      { lottoArea: 'VN', lottoView: 'lobby', lottoPrizeMode: 'P1' },
    ],
    [
      { lottoArea: 'VN', lottoGameCode: 'red', hasLobby: false },
      'red',
      { lottoArea: 'VN', lottoView: 'betting', hasLobby: false },
    ],
    [
      { lottoArea: 'VN', lottoGameCode: 'red', lottoView: 'lobby' },
      'red',
      { lottoArea: 'VN', lottoView: 'lobby' },
    ],
    [
      { lottoMode: 'SEA_Tradition' },
      'sea_lobby',
      { lottoMode: 'SEA_Tradition', lottoView: 'lobby' },
    ],
    [{ lottoMode: 'Traditional' }, 'lott_lobby', { lottoMode: 'Traditional', lottoView: 'lobby' }],
    [
      { lottoMode: 'Entertainment', lottoGameCode: 'friday' },
      'friday',
      { lottoMode: 'Entertainment', lottoView: 'betting' },
    ],
    [
      { lottoMode: 'Elott_Traditional', lottoGameCode: 'six' },
      'six',
      { lottoMode: 'Elott_Traditional', lottoView: 'betting' },
    ],
    [
      { lottoMode: 'Elott_Entertainment', lottoGameCode: 'LOBBY' },
      'elott_lobby',
      { lottoMode: 'Elott_Entertainment', lottoView: 'lobby' },
    ],
  ])('LAUNCH-02, LAUNCH-07 LOTT with %j opens %s', async (query, gameCode, extra) => {
    const player = await enter();
    const reply = await player.inLotto(query);
    expect(reply.value).toEqual({ gameUrl: 'https://games.example/play?once=1' });
    expect(noted.asked).toMatchObject([{ way: 'money', play: { gameCode } }]);
    expect(noted.asked[0]?.play.extra).toEqual(extra);
  });

  test('LAUNCH-07 a vendor’s lobby by GLS, where it has several by category', async () => {
    const player = await enter();
    for (const gameType of ['ELOTT', 'LOTT']) {
      await player.launch({ vassalage: 'TCG', gameId: 'lobby', nodeId: 'LOTTO_LOBBY', gameType });
    }
    await player.launch({ vassalage: 'TCG_SEA', gameId: 'lobby', nodeId: 'LOTTO_LOBBY' });
    expect(noted.asked.map(({ play }) => play.gameCode)).toEqual([
      'elott_lobby',
      'lott_lobby',
      'sea_lobby',
    ]);
  });

  test.each([
    [{}, ['launchMode']],
    [{ launchMode: 'LOTT' }, ['lottoMode']],
    [{ launchMode: 'LOTT', lottoArea: 'VN', lottoMode: 'Traditional' }, ['lottoMode']],
    [{ launchMode: 'LOTT', lottoArea: 'TH' }, ['lottoArea']],
    [{ ...crown, accountType: 2 }, ['accountType']],
    [{ ...crown, gameId: '' }, ['gameId']],
    [{ ...crown, gameId: 'a b' }, ['gameId']],
    [{ ...crown, hasLobby: 'true' }, ['hasLobby']],
  ])('V1 %j is a 400 that names the field', async (query, fields) => {
    const { visitor } = await enter();
    expect(await visitor.call(calls.launchGame, query)).toMatchObject({
      status: 400,
      errorCode: 'request_param_err',
      value: { fields },
    });
    expect(noted.asked).toEqual([]);
  });

  test('LAUNCH-04 without money: a member by accountType 0, a guest by the trial call', async () => {
    const player = await enter({ guestLobby: 'on' }, { amount: '0' });
    expect((await player.launch({ accountType: 0 })).value).toEqual({
      content: { game_url: 'https://games.example/play?once=1', game_name: 'Crown' },
    });
    const guest = visit(site.app, player);
    const { accountType: _, ...trial } = crown;
    expect((await guest.call(calls.trialGame, trial)).value).toEqual({
      gameUrl: 'https://games.example/play?once=2',
      gameName: 'Crown',
    });
    for (const { way, play } of noted.asked) {
      expect(way).toBe('free');
      expect(play).not.toHaveProperty('token');
      expect(play).not.toHaveProperty('user');
    }
    expect((await player.visitor.call(recentGames)).value).toEqual({ games: [] });
  });

  test('LAUNCH-04, LANG-03 a game without money is named in the language that is asked for', async () => {
    const player = await enter({ guestLobby: 'on' });
    await createGames(player.place, [
      {
        vendor: 'NORTHWIND',
        gameId: 'fan',
        nodeId: '5',
        names: { EN: 'Fan', TH: 'พัด' },
        integration: 'hub',
      },
    ]);
    const guest = visit(site.app, player);
    const fan = { gameId: 'fan', vassalage: 'NORTHWIND' };
    const nameIn = async (language: string) =>
      (await guest.call(calls.trialGame, { ...fan, language })).value['gameName'];
    expect([await nameIn('TH'), await nameIn('EN'), await nameIn('UR')]).toEqual([
      'พัด',
      'Fan',
      'Fan',
    ]);
    const member = await player.launch({ ...fan, nodeId: '5', accountType: 0, language: 'TH' });
    expect(member.value).toMatchObject({ content: { game_name: 'พัด' } });
  });

  test('LAUNCH-04, ROUTE-12 where the lobby is closed, a guest has no trial and a member has', async () => {
    const player = await enter({}, { amount: '0' });
    const { accountType: _, ...trial } = crown;
    expect(await visit(site.app, player).call(calls.trialGame, trial)).toMatchObject({
      status: 401,
      errorCode: 'customer.not.login',
    });
    expect(noted.asked).toEqual([]);
    expect((await player.launch({ accountType: 0 })).status).toBe(200);
  });
});
