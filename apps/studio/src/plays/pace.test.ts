// The pace of play set by the operator's rules, by the studio's clock, whatever the page does.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openCrash } from '../crash/index.ts';
import { askCrash, placeBet } from '../crash/testing/flights.ts';
import { openInstant } from '../instant/index.ts';
import { askGame, playOnce, stake } from '../instant/testing/rounds.ts';
import { openLottery } from '../lottery/index.ts';
import { launchOf, openGame, trialOf, type Player } from '../testing/player.ts';
import { postAt, setTable, type Table } from '../testing/table.ts';

let table: Table;
let second: Awaited<ReturnType<Table['studio']['startSecond']>>;
beforeAll(async () => {
  table = await setTable({ engines: [openInstant, openLottery, openCrash] });
  second = await table.studio.startSecond();
});
afterAll(async () => {
  await second.end();
  await table.close();
});

const newUser = () => `player-${randomUUID()}`;
type Seat = { game: string; user?: string; meta?: object };
const sit = ({ game, user = newUser(), meta = { pace: 'uk' } }: Seat): Promise<Player> =>
  table.open({ game_code: game, user, meta });
const choices: Record<string, object> = { 'pearl-diver': { choice: { mines: 3 } } };
/** Presses the button: buys a ticket of a lottery, or plays a round of any other game. */
const start = (player: Player, game: string, key: string = randomUUID()) => {
  if (game !== 'minute-six') {
    return player.post('instant/rounds', { key, stake, ...choices[game] });
  }
  const slips = [{ kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 }];
  return player.post('lottery/slips', { key, slips, draws: 1, stopOnWin: false });
};
const countBets = () => table.wallet.calls.filter(({ path }) => path === '/transaction/bet').length;
const early = (leftMs: number) => ({ error: 'early', leftMs });

describe('a start', () => {
  it.each([
    ['orchard-reels', 2_500],
    ['three-lanterns', 5_000],
    ['minute-six', 5_000],
  ])(
    'LAUNCH-09 of %s is refused a millisecond before %i ms are over, and taken then',
    async (game, cycle) => {
      const player = await sit({ game });
      expect((await start(player, game)).json()).toMatchObject({ pace: { startsInMs: cycle } });
      table.studio.pass(cycle - 1);
      const key = randomUUID();
      const refused = await start(player, game, key);
      expect([refused.status, refused.json()]).toEqual([429, early(1)]);
      expect(refused.headers['retry-after']).toBe('1');
      table.studio.pass(1);
      expect((await start(player, game, key)).status).toBe(200);
    },
  );

  it('LAUNCH-09 of any title waits for the round that was begun last, be it in another window', async () => {
    const user = newUser();
    const diver = await sit({ game: 'pearl-diver', user });
    const reels = await sit({ game: 'orchard-reels', user });
    expect((await start(diver, 'pearl-diver')).status).toBe(200);
    table.studio.pass(2_500);
    expect((await start(reels, 'orchard-reels')).json()).toEqual(early(2_500));
    expect((await askGame(reels)).pace).toEqual({ startsInMs: 2_500 });
    table.studio.pass(2_500);
    expect((await askGame(reels)).pace).toEqual({ startsInMs: 0 });
    expect((await start(reels, 'orchard-reels')).status).toBe(200);
    const stranger = await sit({ game: 'orchard-reels' });
    expect((await start(stranger, 'orchard-reels')).status).toBe(200);
  });

  it('LAUNCH-09 that was refused leaves nothing behind, and the same key again is no other start', async () => {
    const player = await sit({ game: 'three-lanterns' });
    const key = randomUUID();
    const { round } = await playOnce(player, { key });
    const before = countBets();
    expect((await start(player, 'three-lanterns')).status).toBe(429);
    expect((await playOnce(player, { key })).round.id).toBe(round.id);
    expect(countBets()).toBe(before);
    table.studio.pass(5_000);
    expect((await start(player, 'three-lanterns')).status).toBe(200);
    expect(countBets()).toBe(before + 1);
  });

  it('LAUNCH-09 of play money keeps the pace too', async () => {
    const trial = await openGame(table.studio, trialOf({ meta: { pace: 'uk' } }));
    expect((await start(trial, 'three-lanterns')).status).toBe(200);
    expect((await start(trial, 'three-lanterns')).json()).toEqual(early(5_000));
  });

  it('LAUNCH-09 of several at the same moment at two processes one is taken', async () => {
    const before = countBets();
    for (let at = 0; at < 8; at += 1) {
      const player = await sit({ game: 'orchard-reels' });
      const there = postAt(table, second.port, player);
      const replies = await Promise.all([
        start(player, 'orchard-reels'),
        there('instant/rounds', { key: randomUUID(), stake }),
        start(player, 'orchard-reels'),
        there('instant/rounds', { key: randomUUID(), stake }),
      ]);
      const statuses = replies.map(({ status }) => status).toSorted((one, two) => one - two);
      expect(statuses).toEqual([200, 429, 429, 429]);
    }
    expect(countBets()).toBe(before + 8);
  });

  it('LAUNCH-09 is judged by the time at which it is its turn, not by that at which it came', async () => {
    const user = newUser();
    const player = await sit({ game: 'three-lanterns', user });
    expect((await start(player, 'three-lanterns')).status).toBe(200);
    table.studio.pass(4_000);
    const holder = new pg.Client({ connectionString: table.studio.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from player where name = $1 for update', [user]);
    const waiting = start(player, 'three-lanterns');
    await vi.waitFor(async () => {
      const held = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(await table.query(held)).toHaveLength(1);
    });
    table.studio.pass(3_000);
    await holder.query('commit');
    await holder.end();
    // The waiting round begins at 7 s, and the next may begin 5 s after that.
    expect((await waiting).json()).toMatchObject({ pace: { startsInMs: 5_000 } });
    table.studio.pass(4_999);
    expect((await start(player, 'three-lanterns')).json()).toEqual(early(1));
  });
});

describe('free of the pace', () => {
  it('LAUNCH-09 tickets that are scratched follow each other at once, and keep nothing else waiting', async () => {
    const user = newUser();
    const card = await sit({ game: 'koi-pond', user });
    expect((await start(card, 'koi-pond')).json()).toMatchObject({ pace: null });
    expect((await start(card, 'koi-pond')).status).toBe(200);
    const reels = await sit({ game: 'orchard-reels', user });
    expect((await start(reels, 'orchard-reels')).status).toBe(200);
    expect((await start(card, 'koi-pond')).status).toBe(200);
  });

  it('LAUNCH-09 a stake in a flight is taken while a round lasts', async () => {
    const user = newUser();
    const reels = await sit({ game: 'orchard-reels', user });
    const kite = await sit({ game: 'paper-kite', user });
    await askCrash(kite);
    expect((await start(reels, 'orchard-reels')).status).toBe(200);
    expect(await placeBet(kite)).toMatchObject({ stake });
  });

  it.each([[{}], [{ pace: 'none' }], [{ pace: null }]])(
    'LAUNCH-09 without a rule rounds follow each other at once: %j',
    async (meta) => {
      const player = await sit({ game: 'orchard-reels', meta });
      expect((await start(player, 'orchard-reels')).json()).toMatchObject({ pace: null });
      expect((await start(player, 'orchard-reels')).status).toBe(200);
    },
  );

  it('LAUNCH-09 a pace that the studio does not know opens no game', async () => {
    const answer = await table.studio.operate('url', launchOf({ meta: { pace: 'de' } }));
    expect(answer.status).toBe(400);
  });
});
