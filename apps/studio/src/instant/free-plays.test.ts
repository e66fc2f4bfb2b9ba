import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../testing/player.ts';
import { askGame, settleAll, stake } from './testing/rounds.ts';
import { setTable, type Table } from '../testing/table.ts';

let table: Table;
beforeAll(async () => {
  table = await setTable();
});
afterAll(() => table.close());

const day = 86_400_000;
const wanted = (changed: object = {}) => ({
  operator_id: 1001,
  user: `player-${randomUUID()}`,
  game_code: 'three-lanterns',
  currency: 'PHP',
  bet_value: Number(stake),
  bet_count: 2,
  start_time: table.studio.now().toISOString(),
  end_time: new Date(table.studio.now().getTime() + day).toISOString(),
  request_uuid: randomUUID(),
  ...changed,
});
const grant = (asked: object) => table.studio.operate('../freebet/rewards/create', asked);
const playFree = (player: Player) =>
  player.post('instant/rounds', { key: randomUUID(), stake, isFree: true });

describe('POST freebet/rewards/create', () => {
  it('PROMO-08 the same request is granted once, and another content is refused', async () => {
    const asked = wanted();
    const replies = await Promise.all([grant(asked), grant(asked), grant(asked)]);
    const ids = new Set(replies.map((reply) => reply.json()['reward_uuid']));
    expect(ids.size).toBe(1);
    expect([...ids][0]).toMatch(/^[0-9a-f-]{36}$/);
    expect((await grant({ ...asked, bet_count: 3 })).status).toBe(409);
  });

  it.each([
    ['a lottery, whose tickets cannot be given', { game_code: 'minute-six' }, 400],
    ['an unknown game', { game_code: 'nobody' }, 404],
    ['a stake that nobody could choose', { bet_value: 7 }, 400],
    ['no plays', { bet_count: 0 }, 400],
  ])('PROMO-08 %s is refused', async (_, changed, status) => {
    expect((await grant(wanted(changed))).status).toBe(status);
  });
});

describe('a free round', () => {
  it('PROMO-08 is one of those that were given, costs nothing and names them at the wallet', async () => {
    const asked = wanted();
    const id = (await grant(asked)).json()['reward_uuid'];
    const player = await table.open({ user: asked.user });
    expect((await askGame(player)).free).toEqual({ stake, left: 2 });
    const before = table.wallet.calls.length;
    const played = await playFree(player);
    expect(played.json()).toMatchObject({ round: { stake }, free: { stake, left: 1 } });
    const bet = table.wallet.calls.slice(before).find(({ path }) => path === '/transaction/bet');
    expect(bet?.body).toMatchObject({ is_free: true, reward_uuid: id, amount: Number(stake) });
    expect((await playFree(player)).json()).toMatchObject({ free: null });
    expect((await playFree(player)).json()).toEqual({ error: 'invalid' });
    expect((await askGame(player)).free).toBeNull();
    await settleAll(table);
  });

  it('PROMO-08 of another member, another game or a time that is over there is none', async () => {
    const asked = wanted();
    await grant(asked);
    expect((await askGame(await table.open({ user: `player-${randomUUID()}` }))).free).toBeNull();
    const other = await table.open({ user: asked.user, game_code: 'harbour-lights' });
    expect((await askGame(other)).free).toBeNull();
    const player = await table.open({ user: asked.user });
    table.studio.pass(day);
    expect((await askGame(player)).free).toBeNull();
  });
});
