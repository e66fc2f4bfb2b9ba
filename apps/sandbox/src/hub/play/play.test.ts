import { createHash } from 'node:crypto';
import {
  startTestWallet,
  type TestWallet,
  walletToken,
} from '@parlour/supplier/testing/test-wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, launchOf, openGame, pressButton } from '../../testing/player.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let wallet: TestWallet;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  wallet = await startTestWallet(sandbox.hubPublicKey);
  sandbox.setWallet(1001, wallet.url);
});
beforeEach(() => {
  wallet.calls.length = 0;
});
afterAll(async () => {
  await sandbox.close();
  await wallet.close();
});

/** The number of players so far. Each test gets a new one, so that tests share no open round. */
let players = 0;
const sitDown = (changed: object = {}) =>
  openGame(sandbox, { user: `player-${(players += 1)}`, ...changed });
const open = async (path: string) => sandbox.ask('GET', path);
const sent = () => wallet.calls.map(({ path, status }) => `${path} ${status}`);

describe('GET a launch’s address', () => {
  it('G4 it opens once, afterwards it is 410 with a way back to the lobby', async () => {
    const path = await launch(sandbox);
    expect((await open(path)).status).toBe(200);
    const again = await open(path);
    expect(again.status).toBe(410);
    expect(again.body).toContain('href="http://lumen.localhost:8080/m/home"');
    expect(again.body).toContain('Back to lobby');
  });

  it('G4 of two at the same moment one opens', async () => {
    const path = await launch(sandbox);
    const both = await Promise.all([open(path), open(path)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
  });

  it('G4 it opens within 60 s and not later', async () => {
    const [early, late] = [await launch(sandbox), await launch(sandbox)];
    sandbox.pass(59_999);
    expect((await open(early)).status).toBe(200);
    sandbox.pass(1);
    expect((await open(late)).status).toBe(410);
  });

  it('G4 a look ahead does not open it, an invented one is 404', async () => {
    const path = await launch(sandbox);
    expect((await sandbox.ask('HEAD', path)).status).toBe(404);
    expect((await open(path)).status).toBe(200);
    expect((await open('/hub/launch/invented')).status).toBe(404);
  });

  it('H1 the page runs its own script and style only, and lets the lobby frame it', async () => {
    const { headers, body } = await open(await launch(sandbox));
    const policy = String(headers['content-security-policy']);
    const hashOf = (tag: string): string => {
      const [, text = ''] = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(body) ?? [];
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    };
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src ${hashOf('script')};`);
    expect(policy).toContain(`style-src ${hashOf('style')};`);
    expect(policy).toContain('frame-ancestors http://lumen.localhost:8080;');
    expect(policy).not.toContain('unsafe');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).not.toMatch(/ style=| on[a-z]+="/);
  });

  it('S3 neither the wallet’s token nor the launch’s code is in the page', async () => {
    const path = await launch(sandbox);
    const { body } = await open(path);
    expect(body).not.toContain(walletToken);
    expect(body).not.toContain(path.split('/').at(-1));
  });

  it('V3 what an operator sends is shown as text', async () => {
    const lobby = 'http://lumen.localhost:8080/m/home?a="><script>alert(1)</script>';
    const { body } = await open(await launch(sandbox, { lobby_url: lobby }));
    expect(body).not.toContain('<script>alert');
  });
});

describe('the everyday buttons', () => {
  it('W5 every call is signed over its raw body and has the documented fields', async () => {
    const player = await sitDown({ user: 'player-fields' });
    await player.press('balance');
    await player.press('user-info');
    await player.press('stake');
    await player.press('win');
    const [balance, info, bet, win] = wallet.calls;
    expect(wallet.calls.every((call) => call.isSigned)).toBe(true);
    const uuid = expect.stringMatching(/^[\da-f-]{36}$/) as string;
    const who = { user: 'player-fields', token: walletToken, game_code: 'sbx_game' };
    expect(balance?.body).toEqual({ ...who, request_uuid: uuid });
    expect(info?.body).toEqual({ user: 'player-fields', request_uuid: uuid });
    const move = {
      ...who,
      request_uuid: uuid,
      transaction_uuid: uuid,
      supplier_transaction_id: expect.any(String) as string,
      round: bet?.body['round'],
      round_closed: false,
      currency: 'PHP',
      is_free: false,
    };
    expect(bet?.body).toEqual({ ...move, amount: 1_000_000 });
    const reference = bet?.body['transaction_uuid'];
    expect(win?.body).toEqual({
      ...move,
      amount: 2_000_000,
      reference_transaction_uuid: reference,
    });
  });

  it('LAUNCH-02 a round is staked, won twice and closed, and each answer is told', async () => {
    const player = await sitDown();
    const before = await player.press('balance');
    expect(before).toMatchObject({ canSettle: false, round: 'No round is open' });
    const staked = await player.press('stake', { stake: '12.5' });
    expect(staked.reports).toEqual([{ what: 'Stake', verdict: 'RS_OK', isExpected: true }]);
    expect(staked.canSettle).toBe(true);
    expect(staked.round).toMatch(/^Round [\da-f]{8} is open$/);
    await player.press('win', { win: '30' });
    await player.press('win', { win: '0.01' });
    const closed = await player.press('close');
    expect(closed).toMatchObject({ canSettle: false, round: 'No round is open' });
    const rounds = new Set(wallet.calls.slice(1).map(({ body }) => body['round']));
    expect(rounds.size).toBe(1);
    expect(wallet.calls.at(-1)?.body).toMatchObject({ amount: 0, round_closed: true });
    expect(wallet.calls.slice(1).map(({ body }) => body['amount'])).toEqual([
      1_250_000, 3_000_000, 1_000, 0,
    ]);
    await player.press('stake');
    expect(rounds.has(wallet.calls.at(-1)?.body['round'])).toBe(false);
  });

  it('MEMBER-08 the balance is shown in the wallet’s currency', async () => {
    const player = await sitDown();
    const { balance } = await player.press('balance');
    const whole = (wallet.balance() / 100_000).toLocaleString('en', { minimumFractionDigits: 2 });
    expect(balance).toBe(`₱${whole}`);
  });

  it('W3 a stake that is over the balance is told, and no round stays open', async () => {
    const player = await sitDown();
    const told = await player.press('stake', { stake: '999999999' });
    expect(told.reports).toEqual([
      { what: 'Stake', verdict: 'RS_ERROR_NOT_ENOUGH_MONEY', isExpected: true },
    ]);
    expect(told.canSettle).toBe(false);
    expect(sent()).toEqual(['/transaction/bet RS_ERROR_NOT_ENOUGH_MONEY']);
  });

  it('G3 a player who comes back finds the round that is open', async () => {
    await (await sitDown({ user: 'player-back' })).press('stake');
    const back = await sitDown({ user: 'player-back' });
    expect((await back.press('balance')).canSettle).toBe(true);
    await back.press('close');
    const [bet, , win] = wallet.calls;
    expect(win?.body['round']).toBe(bet?.body['round']);
    expect(win?.body['reference_transaction_uuid']).toBe(bet?.body['transaction_uuid']);
  });

  it('V1 a button without a game, an amount that is none, an unknown button are refused', async () => {
    const { key } = await sitDown();
    const press = async (act: string, body: object) =>
      (await pressButton(sandbox, act, body)).status;
    expect(await press('stake', { key: 'invented' })).toBe(404);
    expect(await press('stake', {})).toBe(404);
    for (const stake of ['', '-1', '0', '1e3', '1.001', '1,5', '9999999999']) {
      expect(await press('stake', { key, stake }), stake).toBe(400);
    }
    expect(await press('constructor', { key })).toBe(404);
    expect(sent()).toEqual([]);
  });
});

describe('play money', () => {
  it('LAUNCH-02 a trial plays without any call to a wallet, and never below nothing', async () => {
    const { user: _user, token: _token, ...trial } = launchOf({ currency: 'XXX' });
    const answer = await sandbox.operate('url', trial);
    const { body } = await open(new URL(String(answer.json()['url'])).pathname);
    const [, key] = /data-key="([\w-]+)"/.exec(body) ?? [];
    expect(body).not.toContain('Hard cases');
    const press = async (act: string, amounts: object = {}) =>
      (await pressButton(sandbox, act, { key, ...amounts })).json();
    expect((await press('balance'))['balance']).toBe('1,000.00');
    expect((await press('stake'))['balance']).toBe('990.00');
    expect((await press('win'))['balance']).toBe('1,010.00');
    expect(await press('stake', { stake: '1010.01' })).toMatchObject({
      balance: '1,010.00',
      reports: [{ verdict: 'Not enough play money' }],
    });
    expect((await pressButton(sandbox, 'two-bets', { key })).status).toBe(404);
    expect(sent()).toEqual([]);
  });
});

describe('the hard cases', () => {
  const verdicts = async (act: string, before: string[] = []) => {
    const player = await sitDown();
    for (const each of before) await player.press(each);
    wallet.calls.length = 0;
    const { reports } = await player.press(act);
    for (const { what, isExpected } of reports) expect(isExpected, what).toBe(true);
    return reports.map(({ verdict }) => verdict);
  };

  it('W5 the same bet again is RS_OK and moves nothing', async () => {
    const before = wallet.balance();
    expect(await verdicts('replay', ['stake'])).toEqual(['RS_OK']);
    expect(wallet.balance()).toBe(before - 1_000_000);
  });

  it('W5 the same bet with another amount is a duplicate', async () => {
    expect(await verdicts('replay-other', ['stake'])).toEqual(['RS_ERROR_DUPLICATE_TRANSACTION']);
    expect(sent()).toHaveLength(1);
  });

  it('W6 a win without a bet', async () => {
    expect(await verdicts('pay-without-bet')).toEqual(['RS_ERROR_TRANSACTION_DOES_NOT_EXIST']);
  });

  it('W6 a bet after its rollback', async () => {
    expect(await verdicts('late-bet')).toEqual(['RS_OK', 'RS_ERROR_DUPLICATE_TRANSACTION']);
    const [rollback, bet] = wallet.calls;
    expect(rollback?.body['reference_transaction_uuid']).toBe(bet?.body['transaction_uuid']);
    expect(rollback?.body).not.toHaveProperty('amount');
  });

  it('W3 two bets at once, in one round', async () => {
    expect(await verdicts('two-bets')).toEqual(['RS_OK', 'RS_OK']);
    const [one, other] = wallet.calls;
    expect(one?.body['round']).toBe(other?.body['round']);
    expect(one?.body['transaction_uuid']).not.toBe(other?.body['transaction_uuid']);
  });

  it('W3 of two bets that are too much together one counts, and its round goes on', async () => {
    const player = await sitDown();
    const stake = String(Math.floor((wallet.balance() / 100_000) * 0.6));
    const { reports, canSettle } = await player.press('two-bets', { stake });
    expect(new Set(reports.map(({ verdict }) => verdict))).toEqual(
      new Set(['RS_OK', 'RS_ERROR_NOT_ENOUGH_MONEY']),
    );
    expect(canSettle).toBe(true);
    expect((await player.press('rollback')).reports[0]?.verdict).toBe('RS_OK');
  });

  it('W5 a token that is no good, and a signature of somebody else', async () => {
    expect(await verdicts('expired-token')).toEqual(['RS_ERROR_INVALID_TOKEN']);
    expect(await verdicts('bad-signature')).toEqual(['RS_ERROR_INVALID_SIGNATURE']);
    expect(wallet.calls.map(({ isSigned }) => isSigned)).toEqual([false]);
  });

  it('W6 the last bet is taken back, with it its round; and the last win', async () => {
    const before = wallet.balance();
    expect(await verdicts('rollback', ['stake'])).toEqual(['RS_OK']);
    expect(wallet.calls[0]?.body).toMatchObject({ round_closed: true });
    expect(wallet.balance()).toBe(before);
    expect(await verdicts('rollback', ['stake', 'win'])).toEqual(['RS_OK']);
    expect(wallet.calls[0]?.body).toMatchObject({ round_closed: false });
    expect(wallet.balance()).toBe(before - 1_000_000);
  });

  it('LAUNCH-02 a case that needs a bet says so where there is none', async () => {
    const player = await sitDown();
    for (const act of ['replay', 'replay-other', 'rollback', 'win', 'close']) {
      const { reports } = await player.press(act);
      expect(reports, act).toMatchObject([{ what: 'Nothing was sent', isExpected: false }]);
    }
    expect(sent()).toEqual([]);
  });
});
