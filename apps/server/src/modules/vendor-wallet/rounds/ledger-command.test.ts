// The command `npm run ledger`, on a database with a round that waits and a win that came too late.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from '../../../testing/bonus.ts';
import { startTestSite, type TestSite } from '../../../testing/test-site.ts';
import { seatPlayer } from '../../../testing/vendor.ts';
import { voidDueRounds } from './void-rounds.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const script = resolve(import.meta.dirname, '../../../../../../scripts/ledger.ts');
const day = 24 * 3_600_000;

type Outcome = { code: number; stdout: string; stderr: string };

async function ledger(...words: string[]): Promise<Outcome> {
  const env = { ...process.env, STAFF_DATABASE_URL: site.urls.staffUrl };
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env,
  });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

describe('npm run ledger', () => {
  test('G3 rounds lists what waits and what came too late; W1 check proves all, and names a broken row', async () => {
    const { bet, win, merchant, member, place, comeBack } = await seatPlayer(site);
    await bet('b1', 1_234_567);
    site.pass(day);
    await voidDueRounds({
      database: site.database,
      listMerchants: site.merchants.list,
      clock: () => new Date(Date.parse('2026-11-22T12:00:00Z')),
      onFailure: () => undefined,
    });
    await win(['w1', 'b1'], 5_000_000);
    await bet('b2', 250_000, { round: 'r2', token: await comeBack() });

    const listed = await ledger('rounds');
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    expect(listed.stdout.split('\n')).toEqual([
      '1 round without an outcome',
      `  ${merchant.code}: round r2 of ${member.username} with hub in one, open since 2026-11-22T12:00:00.000Z, 2.50 USD at stake (b2)`,
      '1 late win to look at',
      `  ${merchant.code}: win w1 of 50.00 USD for bet b1 of ${member.username} with hub, refused at 2026-11-22T12:00:00.000Z: round r1 was void`,
      '0 rollbacks waiting for money',
      '',
    ]);

    expect((await ledger('house')).stdout.split('\n')).toEqual([
      `${merchant.code}: games of hub 2.50 USD`,
      `${merchant.code}: operator -100.00 USD`,
      '',
    ]);
    const shown = await ledger('show', merchant.code, member.username);
    const told = shown.stdout.split('\n').map((line) => line.split(' ').slice(2).join(' '));
    expect(told).toEqual([
      expect.stringMatching(/^opening 100\.00 = 100\.00 USD {2}opening:/) as string,
      'bet -12.34 = 87.65 USD  hub:b1 in r1',
      'void 12.34 = 100.00 USD  hub:void b1 in r1',
      'bet -2.50 = 97.50 USD  hub:b2 in r2',
      '',
    ]);
    expect(await ledger('show', merchant.code, 'nobody')).toMatchObject({ code: 1 });

    expect(await ledger('check')).toMatchObject({
      code: 0,
      stdout: 'The ledger holds: 1 merchant, 1 wallet, 4 movements, 8 lines.\n',
    });
    const owner = new pg.Client({ connectionString: site.urls.ownerUrl });
    await owner.connect();
    await owner.query("select set_config('app.merchant', $1, false)", [place.merchantCode]);
    await owner.query("update account set balance = balance + 1 where kind = 'wallet'");
    await owner.end();
    const broken = await ledger('check');
    expect(broken).toMatchObject({ code: 1, stdout: '' });
    expect(broken.stderr).toContain(`${merchant.code}: wallet`);
    expect(broken.stderr).toContain(`of member ${member.id}: holds 9750001`);
    expect(broken.stderr).toContain(
      'It breaks: a wallet, and an account of bonus money, holds the sum',
    );
    expect(await ledger()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Usage') as string,
    });
  });

  test('G3 rounds tells when a round is decided whose bet said so, and nothing of one whose bet did not', async () => {
    const { bet, merchant, member } = await seatPlayer(site);
    const meta = { settles_at: '2026-12-19T21:00:00+08:00' };
    await bet('ticket', 1_000_000, { round: 'later', meta });
    await bet('spin', 250_000, { round: 'now' });
    const { stdout } = await ledger('rounds');
    const told = stdout.split('\n').filter((line) => line.startsWith(`  ${merchant.code}: `));
    const since = `open since \\S+Z`;
    expect(told.toSorted()).toEqual([
      expect.stringMatching(
        `round later of ${member.username} with hub in one, ${since}, decided by 2026-12-19T13:00:00.000Z, 10.00 USD at stake`,
      ) as string,
      expect.stringMatching(
        `round now of ${member.username} with hub in one, ${since}, 2.50 USD at stake`,
      ) as string,
    ]);
  });

  test('W6 rounds lists a rollback that waits for what was won, until it is taken', async () => {
    const { bet, win, rollback, merchant, member } = await seatPlayer(site);
    await bet('b1', 3_000_000);
    await win(['w1', 'b1'], 6_000_000);
    await win(['w2', 'b1'], 500_000);
    await rollback('kw', 'w2');
    await bet('b2', 12_000_000, { round: 'r2', round_closed: true });
    for (const name of ['k1', 'k1', 'k2']) await rollback(name, 'b1');
    const waiting = async () =>
      (await ledger('rounds')).stdout.split('\n').slice(-3).filter(Boolean);
    expect(await waiting()).toEqual([
      '1 rollback waiting for money',
      expect.stringMatching(
        `^  ${merchant.code}: bet b1 of ${member.username} with hub in round r1, asked for first at ` +
          '2026-11-2\\dT12:00:00.000Z: won 60.00 USD, staked 30.00 USD, the wallet holds 10.00 USD$',
      ) as string,
    ]);
    await win(['w3', 'b2'], 2_000_000, { round: 'r2' });
    await rollback('k1', 'b1');
    expect((await waiting()).at(-1)).toBe('0 rollbacks waiting for money');
  });

  test('BONUS-01, W6 show and house tell bonus money apart, and rounds what is left of it', async () => {
    const player = await seatPlayer(site, { balance: '5' });
    const { bet, win, rollback, merchant, member } = player;
    const { id } = await bonusesOf(site, player).grant();
    await bet('b1', 1_000_000);
    await win(['w1', 'b1'], 4_000_000);
    await bet('b2', 4_500_000, { round: 'r2', round_closed: true });
    await rollback('k1', 'b1');
    const { stdout } = await ledger('show', merchant.code, member.username);
    const told = stdout.split('\n').map((line) => line.split(' ').slice(2).join(' '));
    expect(told.slice(1)).toEqual([
      `bonus_grant, bonus money, 20.00 = 20.00 USD  bonus:${id}`,
      'bet -5.00 = 0.00 USD  hub:b1 in r1',
      'bet, bonus money, -5.00 = 15.00 USD  hub:b1 in r1',
      'win 20.00 = 20.00 USD  hub:w1 in r1',
      'win, bonus money, 20.00 = 35.00 USD  hub:w1 in r1',
      'bet -20.00 = 0.00 USD  hub:b2 in r2',
      'bet, bonus money, -25.00 = 10.00 USD  hub:b2 in r2',
      '',
    ]);
    expect((await ledger('house')).stdout).toContain(`${merchant.code}: operator -25.00 USD`);
    expect((await ledger('rounds')).stdout).toContain(
      'won 40.00 USD, staked 10.00 USD, the wallet holds 0.00 USD and 10.00 USD of bonus money',
    );
  });
});
