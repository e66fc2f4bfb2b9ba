import { randomUUID } from 'node:crypto';
import { startTestWallet, type TestWallet } from '@parlour/supplier/testing/test-wallet';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openStudioDatabase } from '../database.ts';
import { launch, launchOf, openGame, trialOf, type Player } from '../testing/player.ts';
import type { TestStudio } from '../testing/studio-on.ts';
import { startTestStudio } from '../testing/test-studio.ts';

const hour = 3_600_000;
const patience = { timeout: 15_000 };

let studio: TestStudio;
let wallet: TestWallet;
let pool: Pool;
beforeAll(async () => {
  studio = await startTestStudio();
  wallet = await startTestWallet(studio.studioPublicKey);
  studio.setWallet(1001, wallet.url);
  pool = await openStudioDatabase(studio.databaseUrl);
});
afterAll(async () => {
  await pool.end();
  await studio.close();
  await wallet.close();
});

const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await pool.query(sql, values)).rows as T[];
const count = async (from: string, values: unknown[] = []): Promise<number> =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${from}`, values))[0]?.count ??
  0;

const playLanterns = async (player: Player): Promise<void> => {
  const order = { key: randomUUID(), stake: '500000' };
  expect((await player.post('instant/rounds', order)).status).toBe(200);
};
const buySlips = async (player: Player): Promise<void> => {
  const slips = [{ kind: 'match', picks: [1, 2, 3, 4, 5, 6], units: 1 }];
  const order = { key: randomUUID(), slips, draws: 2, stopOnWin: false };
  expect((await player.post('lottery/slips', order)).status).toBe(200);
};
const lottery = { game_code: 'minute-six' };
/** Returns the id of the play that was opened last. */
const latestPlay = async (): Promise<string> =>
  (await rows<{ id: string }>('select id from play order by opened_at desc nulls last limit 1'))[0]
    ?.id ?? '';

describe('what is over', () => {
  it('G4, W7 launches and plays without a stake go, trials with all that was played; what a wallet took part in stays', async () => {
    await launch(studio);
    const idle = await openGame(studio, launchOf({ user: 'idle' }));
    // This request creates the secret of the first round.
    expect((await idle.get('instant')).status).toBe(200);
    await playLanterns(await openGame(studio, trialOf()));
    await buySlips(await openGame(studio, trialOf(lottery)));
    studio.pass(1_000);
    await playLanterns(await openGame(studio, trialOf()));
    const pending = await latestPlay();
    await pool.query(
      `update money_move set state = 'due', settled_at = null, next_at = '2100-01-01'
        where play_id = $1 and kind = 'stake'`,
      [pending],
    );
    studio.pass(1_000);
    const staker = await openGame(studio, launchOf({ user: 'staker' }));
    await playLanterns(staker);
    const staked = await latestPlay();
    studio.pass(1_000);
    await buySlips(await openGame(studio, launchOf({ user: 'staker', ...lottery })));
    const bought = await latestPlay();
    expect(await count('play')).toBe(7);

    studio.pass(48 * hour + 1);
    // Waits until all draws are done and all prizes are delivered.
    const open = `money_move stake where kind = 'stake' and play_id <> $1 and not exists (
      select from money_move where reference = stake.id and state = 'taken')`;
    await vi.waitUntil(async () => (await count(open, [pending])) === 0, patience);
    const listDrawn = () =>
      rows<{ issue: string }>(
        `select issue, seed, numbers, winners from lottery_issue
          where drawn_at is not null and series = 'minute-six' and issue < '20261122' order by issue`,
      );
    const drawn = await listDrawn();
    expect(drawn.length).toBeGreaterThan(1);
    await openGame(studio, trialOf());
    const fresh = await latestPlay();
    await studio.restart();
    await vi.waitUntil(async () => (await count('play')) === 4, patience);

    const left = await rows<{ id: string; stays: boolean }>('select id, stays from play');
    expect(new Map(left.map(({ id, stays }) => [id, stays]))).toEqual(
      new Map([
        [pending, false],
        [staked, true],
        [bought, true],
        [fresh, false],
      ]),
    );
    expect(await count('player where name is null')).toBe(2);
    expect(await count('player where name is not null')).toBe(3);
    expect(await count('instant_round where play_id = $1 and key is not null', [staked])).toBe(1);
    expect(await count('instant_round where key is null and play_id <> $1', [fresh])).toBe(2);
    expect(await count('lottery_slip')).toBe(2);
    expect(await count('lottery_purchase')).toBe(1);
    expect(await count('money_move where play_id = $1', [staked])).toBe(2);
    expect(await count('money_move where play_id = $1', [bought])).toBe(4);
    expect(await listDrawn()).toEqual(drawn);
    expect((await idle.page()).status).toBe(404);
    expect((await staker.page()).status).toBe(410);
  });

  it('G2, W7 the database refuses to forget what was played with a wallet', async () => {
    const player = await openGame(studio, launchOf({ user: 'kept' }));
    await playLanterns(player);
    await buySlips(await openGame(studio, launchOf({ user: 'kept', ...lottery })));
    await expect(pool.query('delete from instant_round where key is not null')).rejects.toThrow(
      'a round of an instant game stays',
    );
    await expect(pool.query('truncate instant_round cascade')).rejects.toThrow('stays');
    await expect(pool.query('delete from lottery_slip')).rejects.toThrow('a slip is kept');
  });

  it('HOUSE many go in small batches, and links to rounds after two hours', async () => {
    await Promise.all(Array.from({ length: 120 }, () => launch(studio, trialOf())));
    await playLanterns(await openGame(studio, launchOf({ user: 'linked' })));
    const [stake] = await rows<{ id: string }>(
      `select id from money_move where kind = 'stake' limit 1`,
    );
    const link = (code: string, madeAt: Date) =>
      pool.query('insert into round_link (code_hash, round_id, made_at) values ($1, $2, $3)', [
        Buffer.from(code),
        stake?.id,
        madeAt,
      ]);
    await link('old', studio.now());
    studio.pass(49 * hour);
    await link('new', studio.now());
    await studio.restart();
    const unopened = async () => count('play where opened_at is null');
    await vi.waitUntil(async () => (await unopened()) === 0, patience);
    await vi.waitUntil(async () => (await count('round_link')) === 1, patience);
    expect(await count('round_link where code_hash = $1', [Buffer.from('new')])).toBe(1);
  });

  it('HOUSE an index finds what is over, however much stays', async () => {
    await pool.query(
      `insert into play (id, player_id, operator_id, game_code, language, currency, token, lobby_url,
                         launch_hash, made_at, stays)
       select gen_random_uuid(), (select id from player where name is not null limit 1), 1001, 'g', 'EN', 'PHP', 't', '',
              sha256(number::text::bytea), '2026-01-01', true from generate_series(1, 5000) number`,
    );
    await pool.query('analyze play');
    const [plays] = await rows<object>(
      `explain (format json)
       select id from play where not stays and made_at < '2026-11-21' order by made_at limit 50`,
    );
    expect(JSON.stringify(plays)).toContain('play_by_age');
  });
});
