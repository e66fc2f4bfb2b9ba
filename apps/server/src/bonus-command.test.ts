// `npm run bonus`: run as a person runs it.
import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { assertLedger, money } from '@parlour/database/testing/ledger-fixtures';
import { testSecretKey } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from './testing/bonus.ts';
import { startTestSite, type TestSite } from './testing/test-site.ts';
import { seatPlayer } from './testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const script = resolve(import.meta.dirname, 'bonus-command.ts');

type Outcome = { code: number; stdout: string; stderr: string };

async function bonus(...words: string[]): Promise<Outcome> {
  const { ownerUrl, appUrl } = site.urls;
  const SECRET_KEY = testSecretKey.toString('base64');
  const env = { ...process.env, DATABASE_URL: ownerUrl, APP_DATABASE_URL: appUrl, SECRET_KEY };
  const run = promisify(execFile)(process.execPath, [script, ...words], {
    env,
  });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

describe('npm run bonus', () => {
  test('BONUS-11 it grants under terms, once for one source, lists, and cancels', async () => {
    const player = await seatPlayer(site);
    const { code } = player.merchant;
    const { username } = player.member;
    const { left, list } = bonusesOf(site, player);
    const terms = ['--wagering', '10', '--days', '7', '--largest', '5', '--weights', 'LIVE=10'];
    const words = [
      'grant',
      code,
      username.toUpperCase(),
      '12.50',
      ...terms,
      '--source',
      'ticket 9',
    ];
    const granted = await bonus(...words);
    expect(granted).toMatchObject({ code: 0, stderr: '' });
    const [shown] = await list();
    const id = shown?.id ?? '';
    expect(shown).toMatchObject({
      amount: '12.50',
      wageringDue: '125.00',
      largestStake: '5.00',
      weights: { default: 100, LIVE: 10 },
    });
    expect(granted.stdout).toBe(`${username.toUpperCase()} has bonus ${id} of 12.50 USD.\n`);
    expect((await bonus(...words)).stdout).toBe(`ticket 9 was granted before: bonus ${id}.\n`);
    expect(await left()).toBe(money('12.5'));
    const listed = (await bonus('list', code, username)).stdout;
    expect(listed).toContain(`${id} ${username} active until `);
    expect(listed).toContain(': 12.50 USD, staked 0.00 of 125.00, for ticket 9\n');
    expect((await bonus('list', code)).stdout).toBe(listed);
    expect((await bonus('cancel', code, id)).stdout).toBe(`Bonus ${id} is cancelled.\n`);
    expect(await left()).toBe(0n);
    await assertLedger(site.urls.appUrl);
  });

  test('BONUS-11 what it cannot do it says in a sentence', { tags: ['nightly'] }, async () => {
    const { merchant, member } = await seatPlayer(site);
    const { code } = merchant;
    const grant = ['grant', code, member.username];
    const terms = ['--wagering', '1', '--days', '1'];
    const wrong: [string[], string][] = [
      [['list'], 'Usage: npm run bonus'],
      [['grant', code, 'nobody', '5', ...terms], `${code} has no member nobody.`],
      [[...grant, '5,00', ...terms], '"5,00" is no amount'],
      [[...grant, '5', '--days', '1'], '--wagering needs a whole number.'],
      [[...grant, '5', ...terms, '--weights', 'LIVE=101'], 'whole numbers from 0 to 100'],
      [['cancel', code, 'x'], `${code} has no bonus x.`],
    ];
    for (const [words, says] of wrong) {
      const { code: exit, stderr } = await bonus(...words);
      expect(stderr).toContain(says);
      expect(exit).toBe(1);
    }
  });
});
