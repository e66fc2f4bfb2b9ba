// Rounds in steps: their decisions, the answers to the page, and the money.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Player } from '../testing/player.ts';
import type { RoundOutcome } from './play-round.ts';
import { askGame, assertMoney, settleAll, stake } from './testing/rounds.ts';
import { postAt, setTable, type Table } from '../testing/table.ts';

let table: Table;
beforeAll(async () => {
  table = await setTable();
});
afterAll(() => table.close());

const hour = 3_600_000;
const diver = (user = `player-${randomUUID()}`) => table.open({ user, game_code: 'pearl-diver' });

async function begin(player: Player, mines = 3): Promise<RoundOutcome['round']> {
  const order = { key: randomUUID(), stake, choice: { mines } };
  const reply = await player.post('instant/rounds', order);
  if (reply.status !== 200) throw new Error(reply.body);
  return (JSON.parse(reply.body) as RoundOutcome).round;
}

/** Reads from the database the tiles with a mine, which are secret, and those without. */
async function lookUnder(id: string): Promise<{ mines: number[]; safe: number[] }> {
  const [found] = await table.query<{ mines: number[] }>(
    `select array(select jsonb_array_elements_text(drawn -> 'mines')::int) as mines
       from instant_round where id = $1`,
    [id],
  );
  const mines = found?.mines ?? [];
  const safe = Array.from({ length: 25 }, (_, tile) => tile).filter(
    (tile) => !mines.includes(tile),
  );
  return { mines, safe };
}

const open = (player: Player, id: string, [step, place]: [step: number, place: number]) =>
  player.post(`instant/rounds/${id}/steps`, { step, place });
const end = (player: Player, id: string) => player.post(`instant/rounds/${id}/end`, {});

describe('a field of mines', () => {
  it('G2 the stake is taken, and nothing is told of what was drawn until the round is over', async () => {
    const player = await diver();
    const before = table.wallet.balance();
    const round = await begin(player);
    expect(table.wallet.balance()).toBe(before - Number(stake));
    expect(round).toMatchObject({ drawn: null, seed: null, isOver: false, taken: [] });
    const { safe, mines } = await lookUnder(round.id);
    expect(mines).toHaveLength(3);
    const [first = 0, second = 0] = safe;
    // 0.97 × 25/22 and 0.97 × (25 × 24)/(22 × 21), rounded down.
    const one = (await open(player, round.id, [first, 0])).json();
    expect(one).toMatchObject({
      round: { taken: [first], multiplier: '1.1', prize: '2200000', drawn: null, isOver: false },
    });
    const two = (await open(player, round.id, [second, 1])).json();
    expect(two).toMatchObject({ round: { multiplier: '1.25', prize: '2500000', seed: null } });
    const taken = (await end(player, round.id)).json();
    expect(taken).toMatchObject({
      round: { isOver: true, isPaid: true, prize: '2500000', drawn: { mines } },
      balance: String(before - Number(stake) + 2_500_000),
    });
    await assertMoney(table);
  });

  it('G2 a mine ends it with nothing, and the seed is told', async () => {
    const player = await diver();
    const before = table.wallet.balance();
    const round = await begin(player);
    const { mines } = await lookUnder(round.id);
    const reply = (await open(player, round.id, [mines[0] ?? 0, 0])).json();
    expect(reply).toMatchObject({
      round: { isOver: true, prize: '0', multiplier: '0', seed: expect.stringMatching(/^\w{64}$/) },
    });
    expect(table.wallet.balance()).toBe(before - Number(stake));
    expect((await end(player, round.id)).json()).toMatchObject({ round: { prize: '0' } });
    await settleAll(table);
    await assertMoney(table);
  });

  it('G2 the same step again is answered the same; another in its place is refused', async () => {
    const player = await diver();
    const round = await begin(player);
    const [first = 0, second = 0] = (await lookUnder(round.id)).safe;
    const once = (await open(player, round.id, [first, 0])).json();
    expect((await open(player, round.id, [first, 0])).json()).toEqual(once);
    expect((await open(player, round.id, [second, 0])).json()).toEqual({ error: 'closed' });
    for (const wrong of [
      [second, 2],
      [first, 1],
      [25, 1],
      [-1, 1],
      [0.5, 1],
    ] as const) {
      const reply = await open(player, round.id, [...wrong]);
      expect([reply.status, reply.json()]).toEqual([400, { error: 'invalid' }]);
    }
    await end(player, round.id);
    expect((await open(player, round.id, [second, 1])).json()).toEqual({ error: 'closed' });
  });

  it('G2 a stake is no prize: a round in which nothing was opened cannot be ended', async () => {
    const player = await diver();
    const round = await begin(player);
    expect((await end(player, round.id)).json()).toEqual({ error: 'invalid' });
    expect((await player.post(`instant/rounds/${round.id}/seen`, {})).status).toBe(404);
  });

  it('G2 what is under way comes before another round, and another choice is another round', async () => {
    const player = await diver();
    const key = randomUUID();
    const order = { key, stake, choice: { mines: 5 } };
    const first = (await player.post('instant/rounds', order)).json();
    expect((await player.post('instant/rounds', order)).json()).toEqual(first);
    const changed = { ...order, choice: { mines: 3 } };
    expect((await player.post('instant/rounds', changed)).json()).toEqual({ error: 'invalid' });
    const second = { ...order, key: randomUUID() };
    expect((await player.post('instant/rounds', second)).json()).toEqual({ error: 'closed' });
    for (const choice of [{ mines: 2 }, { mines: '3' }, { bombs: 3 }, {}, [], 'three']) {
      const reply = await (await diver()).post('instant/rounds', { ...second, choice });
      expect([reply.status, reply.json()]).toEqual([400, { error: 'invalid' }]);
    }
  });

  it('G3 comes back as it stands, also in the next launch, and to nobody else', async () => {
    const user = `player-${randomUUID()}`;
    const player = await diver(user);
    const round = await begin(player);
    const [first = 0, second = 0] = (await lookUnder(round.id)).safe;
    await open(player, round.id, [first, 0]);
    await table.studio.restart();
    const again = await diver(user);
    expect(await askGame(again)).toMatchObject({
      open: { id: round.id, taken: [first], multiplier: '1.1', drawn: null, seed: null },
    });
    const other = await diver();
    expect((await open(other, round.id, [second, 1])).json()).toEqual({ error: 'unknown' });
    expect((await end(other, round.id)).json()).toEqual({ error: 'unknown' });
    expect((await open(again, round.id, [second, 1])).json()).toMatchObject({
      round: { taken: [first, second] },
    });
  });

  it('G3 of who never comes back it ends after twenty hours with what it stands at', async () => {
    const [opened, untouched] = [await diver(), await diver()];
    const before = table.wallet.balance();
    const [one, other] = [await begin(opened), await begin(untouched)];
    const [first = 0] = (await lookUnder(one.id)).safe;
    await open(opened, one.id, [first, 0]);
    table.studio.pass(19 * hour);
    await table.studio.restart();
    expect((await askGame(opened)).open).toMatchObject({ isOver: false });
    table.studio.pass(2 * hour);
    await table.studio.restart();
    await expect
      .poll(async () => (await askGame(opened)).open, { timeout: 10_000 })
      .toMatchObject({ id: one.id, isOver: true, prize: '2200000' });
    expect((await askGame(untouched)).open).toMatchObject({ id: other.id, prize: stake });
    await settleAll(table);
    // The round without a step lost nothing and won nothing.
    const others = table.wallet.balance() - before;
    expect(others).toBeGreaterThanOrEqual(2_200_000 - Number(stake));
    await assertMoney(table);
  });

  it('G2, G3 two tabs that open two tiles at the same moment open one', async () => {
    const second = await table.studio.startSecond();
    for (let at = 0; at < 6; at += 1) {
      const player = await diver();
      const there = postAt(table, second.port, player);
      const round = await begin(player);
      const [first = 0, other = 0] = (await lookUnder(round.id)).safe;
      const path = `instant/rounds/${round.id}/steps`;
      const replies = await Promise.all([
        player.post(path, { step: first, place: 0 }),
        there(path, { step: other, place: 0 }),
      ]);
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const ends = await Promise.all([
        end(player, round.id),
        there(`instant/rounds/${round.id}/end`, {}),
      ]);
      expect(ends.map(({ status }) => status)).toEqual([200, 200]);
    }
    await settleAll(table);
    await assertMoney(table);
    await second.end();
  });

  it('G2 the database takes no step after the end, none twice, and forgets none', async () => {
    const player = await diver();
    const round = await begin(player);
    const [first = 0, second = 0] = (await lookUnder(round.id)).safe;
    await open(player, round.id, [first, 0]);
    const insert = (place: number, step: number) =>
      table.query(
        'insert into instant_step (round_id, place, step, taken_at) values ($1, $2, $3, now())',
        [round.id, place, step],
      );
    await expect(insert(2, second)).rejects.toThrow('follow each other');
    await expect(insert(1, first)).rejects.toThrow('unique');
    await end(player, round.id);
    await expect(insert(1, second)).rejects.toThrow('not under way');
    for (const change of ['update instant_step set step = 1', 'delete from instant_step']) {
      await expect(table.query(`${change} where round_id = $1`, [round.id])).rejects.toThrow(
        'stays',
      );
    }
    const later = table.query(
      'update instant_round set hundredths = 900, prize = stake * 9 where id = $1',
      [round.id],
    );
    await expect(later).rejects.toThrow('stays as it is');
  });
});
