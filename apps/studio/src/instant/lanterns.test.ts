import { writeTimes } from '@parlour/games/instant/write-numbers';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGame, trialOf, type Player } from '../testing/player.ts';
import { byteStream } from '../fair/byte-stream.ts';
import { instantGameOf } from './title-games.ts';
import { askGame, assertMoney, playOnce, settleAll, stake } from './testing/rounds.ts';
import { setTable, type Table } from '../testing/table.ts';

let table: Table;
beforeAll(async () => {
  table = await setTable();
});
afterAll(() => table.close());

const newPlayer = (changed: object = {}) =>
  table.open({ user: `player-${randomUUID()}`, ...changed });

describe('GET lanterns', () => {
  it('G2 tells what can be staked, what it pays and what the next round is bound to, and no secret', async () => {
    const player = await newPlayer();
    const game = await askGame(player);
    expect(game.stakes.map((each) => Number(each) / 100_000)).toEqual([
      5, 10, 20, 50, 100, 200, 500,
    ]);
    expect(game).toMatchObject({ stake, currency: 'PHP', open: null, last: [] });
    expect(game.rules).toMatchObject({ returned: '96.2' });
    expect(game.next).toEqual({
      id: expect.any(String),
      number: expect.stringMatching(/^\d+$/),
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect((await askGame(player)).next).toEqual(game.next);
  });

  it('G1 offers small stakes in euro and dollar, none in a currency without a list', async () => {
    for (const currency of ['EUR', 'USD']) {
      const { stakes } = await askGame(await newPlayer({ currency }));
      expect(stakes.map((each) => Number(each) / 100_000)).toEqual([0.2, 0.5, 1, 2, 5, 10, 20]);
    }
    const player = await newPlayer({ currency: 'THB' });
    expect(await askGame(player)).toMatchObject({ stakes: [], stake: null });
    const refused = await player.post('instant/rounds', { key: randomUUID(), stake });
    expect(refused.json()).toEqual({ error: 'invalid' });
  });
});

describe('POST instant/rounds', () => {
  it('G1, G2 draws from the seed that it was bound to before, and the player’s key', async () => {
    const player = await newPlayer();
    const { next } = await askGame(player);
    const key = randomUUID();
    const { round, next: after } = await playOnce(player, { key });
    expect(round).toMatchObject({ ...next, key, stake });
    const seed = Buffer.from(round.seed ?? '', 'hex');
    expect(createHash('sha256').update(seed).digest('hex')).toBe(next.commitment);
    const game = instantGameOf('three-lanterns');
    const drawn = game.draw(byteStream(seed, `${round.id}:${key}`), {});
    const hundredths = game.pays(drawn, {});
    expect(round.drawn).toEqual(drawn);
    expect(round.multiplier).toBe(writeTimes(hundredths));
    expect(round.prize).toBe(String((BigInt(stake) * hundredths) / 100n));
    expect(after.id).not.toBe(next.id);
    expect((await askGame(player)).next).toEqual(after);
  });

  it('G2, W3 takes the stake once and pays once, however often the same key comes, also from the next launch', async () => {
    const user = `player-${randomUUID()}`;
    const player = await table.open({ user });
    const key = randomUUID();
    const before = table.wallet.calls.length;
    const first = await playOnce(player, { key });
    for (const asking of [player, await table.open({ user })]) {
      const again = await playOnce(asking, { key });
      expect(again.round).toEqual(first.round);
      expect(again.balance).toBe(first.balance);
    }
    const ids = table.wallet.calls
      .slice(before)
      .filter(({ path }) => path === '/transaction/bet' || path === '/transaction/win')
      .map(({ body }) => body['transaction_uuid']);
    expect(new Set(ids).size).toBe(2);
    const other = await player.post('instant/rounds', { key, stake: '500000' });
    expect(other.json()).toEqual({ error: 'invalid' });
    await assertMoney(table);
  });

  it('G2 refuses what is no key or no stake of the list', async () => {
    const player = await newPlayer();
    const key = randomUUID();
    for (const body of [
      { key: 'mine', stake },
      { key, stake: '2000001' },
      { key, stake: '-2000000' },
      { key, stake: 2_000_000 },
      { key, stake: '02000000' },
      { stake },
      {},
    ]) {
      const reply = await player.post('instant/rounds', body);
      expect([reply.status, reply.json()]).toEqual([400, { error: 'invalid' }]);
    }
  });

  it('G2 knows a key in capitals as the same', async () => {
    const player = await newPlayer();
    const key = randomUUID();
    const first = await playOnce(player, { key });
    expect((await playOnce(player, { key: key.toUpperCase() })).round).toEqual(first.round);
  });

  it('G2 what is fixed stays, even for who holds the database', async () => {
    const player = await newPlayer();
    const { round, next } = await playOnce(player);
    for (const change of [
      `drawn = '{"signs":["moon","moon","moon"]}'`,
      `hundredths = 2000, prize = stake * 20`,
      `seed = decode(repeat('00', 32), 'hex')`,
      'key = null',
      'settled_at = null',
      'number = default',
    ]) {
      const changing = table.query(`update instant_round set ${change} where id = $1`, [round.id]);
      await expect(changing).rejects.toThrow(/stays as it is|violates check/);
    }
    const exchange = table.query(
      `update instant_round set seed = '\\x${'00'.repeat(32)}', commitment = sha256('\\x${'00'.repeat(32)}') where id = $1`,
      [next.id],
    );
    await expect(exchange).rejects.toThrow('stays as it is');
    await expect(table.query('delete from instant_round')).rejects.toThrow('stays');
    await expect(table.query('truncate instant_round cascade')).rejects.toThrow('stays');
  });

  it('G2 an unknown answer of the wallet takes the stake back, and nothing of the round is told', async () => {
    const player = await newPlayer();
    const before = table.wallet.balance();
    // Three tries, and the rollback; the wallet may also be called for another player's round meanwhile.
    table.wallet.be(...Array.from({ length: 12 }, () => 'unknown' as const));
    const key = randomUUID();
    const reply = await player.post('instant/rounds', { key, stake });
    expect([reply.status, reply.json()]).toEqual([503, { error: 'unavailable' }]);
    table.wallet.behave();
    await settleAll(table);
    expect(table.wallet.balance()).toBe(before);
    // The refusal is final now, so the page may start another round.
    const again = await player.post('instant/rounds', { key, stake });
    expect([again.status, again.json()]).toEqual([409, { error: 'refused' }]);
    expect(await askGame(player)).toMatchObject({ open: null, last: [] });
    await assertMoney(table);
  });

  it('G2 a stake that the wallet refuses, or that is too much, leaves nothing', async () => {
    const stranger = await newPlayer({ token: 'a-token-of-nobody' });
    const refused = await stranger.post('instant/rounds', { key: randomUUID(), stake });
    expect([refused.status, refused.json()]).toEqual([409, { error: 'refused' }]);
    const trial = await openGame(table.studio, trialOf());
    await table.query('update play set demo_balance = 1999999 where demo_balance is not null');
    const short = await trial.post('instant/rounds', { key: randomUUID(), stake });
    expect([short.status, short.json()]).toEqual([409, { error: 'short' }]);
    expect((await trial.get('balance')).json()).toMatchObject({ balance: '1999999' });
    await settleAll(table);
    await assertMoney(table);
  });
});

describe('an interrupted round', () => {
  it('G3 comes back as it was, also in the next launch, until the player has seen it', async () => {
    const user = `player-${randomUUID()}`;
    const player = await table.open({ user });
    const { round } = await playOnce(player);
    expect(await askGame(player)).toMatchObject({ open: round, last: [] });
    const again = await table.open({ user });
    expect(await askGame(again)).toMatchObject({ open: round, last: [], stake });
    const seen = await again.post(`instant/rounds/${round.id}/seen`, {});
    expect(seen.status).toBe(200);
    expect(await askGame(player)).toMatchObject({ open: null, last: [round] });
    expect((await again.post(`instant/rounds/${round.id}/seen`, {})).status).toBe(200);
  });

  it('G3 is nobody else’s: not another player’s, not another title’s', async () => {
    const user = `player-${randomUUID()}`;
    const { round, next } = await playOnce(await table.open({ user }));
    const others = [await newPlayer(), await table.open({ user, currency: 'EUR' })];
    for (const other of others) {
      expect((await askGame(other)).open).toBeNull();
      for (const id of [round.id, next.id, randomUUID()]) {
        const seen = await other.post(`instant/rounds/${id}/seen`, {});
        expect([seen.status, seen.json()]).toEqual([404, { error: 'unknown' }]);
      }
    }
    const wrong = await others[0]?.post('instant/rounds/7/seen', {});
    expect(wrong?.json()).toEqual({ error: 'invalid' });
  });

  it('G3 several come back one after the other, the oldest first, and the last seven are kept in sight', async () => {
    const player = await newPlayer();
    const played = [];
    for (let at = 0; at < 9; at += 1)
      played.push((await playOnce(player, { staked: '500000' })).round);
    for (const round of played) {
      expect((await askGame(player)).open).toEqual(round);
      await player.post(`instant/rounds/${round.id}/seen`, {});
    }
    const { open, last, stake: offered } = await askGame(player);
    expect(open).toBeNull();
    expect(last).toEqual(played.slice(2).toReversed());
    expect(offered).toBe('500000');
  });

  it('G3 rounds are counted one by one for each player, whatever others play, is refused or was never played', async () => {
    const user = 'counts-on';
    const numberOf = async (player: Player) => (await playOnce(player)).round.number;
    const player = await table.open({ user });
    expect((await askGame(player)).next.number).toBe('1');
    expect(await numberOf(player)).toBe('1');
    await numberOf(await newPlayer());
    table.wallet.be('unknown', 'unknown', 'unknown');
    await expect(numberOf(player)).rejects.toThrow('refused');
    expect(await numberOf(player)).toBe('2');
    const again = await table.open({ user });
    expect((await askGame(again)).next.number).toBe('3');
    expect(await numberOf(again)).toBe('3');
    expect(await numberOf(await table.open({ user, game_code: 'harbour-lights' }))).toBe('1');
  });
});

describe('demo play', () => {
  it('LAUNCH-04 plays the same rounds with play money, and no wallet hears of it', async () => {
    const before = table.wallet.calls.length;
    const trial = await openGame(table.studio, trialOf());
    let balance = 1_000_000_000n;
    for (let at = 0; at < 5; at += 1) {
      const played = await playOnce(trial);
      balance += BigInt(played.round.prize) - BigInt(stake);
      expect(played.balance).toBe(String(balance));
      expect(played.round.isPaid).toBe(true);
      await trial.post(`instant/rounds/${played.round.id}/seen`, {});
    }
    expect((await askGame(trial)).last).toHaveLength(5);
    expect(table.wallet.calls).toHaveLength(before);
    const other = await openGame(table.studio, trialOf());
    expect((await askGame(other)).last).toEqual([]);
  });
});
