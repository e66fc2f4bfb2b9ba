// `npm run bonus`, run as a process, as a person would.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { withMerchantSettings } from '@parlour/seed/merchant-settings';
import { assertLedger, money } from '@parlour/seed/testing/ledger-fixtures';
import { createMember } from '@parlour/database/testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bonusesOf } from '../../testing/bonus.ts';
import { startTestSite, type TestSite } from '../../testing/test-site.ts';
import { seatPlayer } from '../../testing/vendor.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const script = resolve(import.meta.dirname, '../../../../../scripts/bonus.ts');

type Outcome = { code: number; stdout: string; stderr: string };

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  STAFF_DATABASE_URL: site.urls.staffUrl,
});

async function bonus(...words: string[]): Promise<Outcome> {
  const run = promisify(execFile)(process.execPath, [script, ...words], { env: environment() });
  return run.then(
    (said) => ({ code: 0, ...said }),
    (failure: Outcome) => failure,
  );
}

/** Runs the command until it asks; `answer` writes a line, or ends the input if the line is null. */
async function ask(...words: string[]) {
  const child = spawn(process.execPath, [script, ...words], { env: environment() });
  const ended = once(child, 'close');
  const said = { stdout: '', stderr: '' };
  const asked = Promise.withResolvers<void>();
  child.stdout.on('data', (text: Buffer) => (said.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => {
    said.stderr += text.toString();
    if (said.stderr.includes('?')) asked.resolve();
  });
  await Promise.race([asked.promise, ended]);
  const question = said.stderr;
  return {
    question,
    answer: async (line: string | null) => {
      if (line === null) child.stdin.end();
      else child.stdin.write(`${line}\n`);
      const [code] = (await ended) as [number];
      return { code, stdout: said.stdout, stderr: said.stderr.slice(question.length) };
    },
  };
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
      '--yes',
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

  const lax = ['--wagering', '1', '--days', '1'];

  test('BONUS-11 it grants when somebody said yes, and otherwise nothing', async () => {
    const player = await seatPlayer(site);
    const { left } = bonusesOf(site, player);
    const words = ['grant', player.merchant.code, player.member.username, '5', ...lax];
    const { question, answer } = await ask(...words);
    expect(question).toContain(
      `Grant ${player.member.username} of ${player.merchant.code} a bonus of 5.00 USD (wagering 1, days 1)? (yes or no)`,
    );
    const refused = {
      code: 1,
      stdout: '',
      stderr: 'Nothing was granted. A script agrees by --yes.\n',
    };
    expect(await answer('no')).toEqual(refused);
    for (const other of ['', null])
      expect(await (await ask(...words)).answer(other)).toEqual(refused);
    expect(await left()).toBe(0n);
    expect(await (await ask(...words)).answer('yes')).toMatchObject({ code: 0, stderr: '' });
    expect(await left()).toBe(money('5'));
  });

  test('BONUS-11 it refuses a sum over the largest grant, also one that was lowered while it asked', async () => {
    const player = await seatPlayer(site, { settings: { 'bonus.largestGrant': '20' } });
    const { code } = player.merchant;
    const { left } = bonusesOf(site, player);
    const grant = ['grant', code, player.member.username];
    const over = (sum: string, most: string) =>
      `${sum} USD is over the largest grant of ${code}, ${most} USD (bonus.largestGrant). Nothing was granted.\n`;
    const tooMuch = await bonus(...grant, '20.01', ...lax, '--yes');
    expect(tooMuch).toMatchObject({ code: 1, stdout: '', stderr: over('20.01', '20.00') });
    const { answer } = await ask(...grant, '20', ...lax);
    await withMerchantSettings(site.urls.ownerUrl, (stored) =>
      stored.change(code, { set: { 'bonus.largestGrant': '19.99' } }),
    );
    expect(await answer('yes')).toMatchObject({ code: 1, stderr: over('20.00', '19.99') });
    expect(await left()).toBe(0n);
    expect((await bonus(...grant, '19.99', ...lax, '--yes')).code).toBe(0);
  });

  test('BONUS-11 a wallet in another currency than the largest grant gets nothing', async () => {
    const player = await seatPlayer(site, { settings: { currency: 'JPY' } });
    const { merchant, member } = player;
    const said = await bonus('grant', merchant.code, member.username, '5', ...lax, '--yes');
    expect(said.stderr).toContain('plays in USD, and bonus.largestGrant is an amount in JPY');
    const other = await createMember(site.urls.ownerUrl, merchant.code);
    const granted = await bonus('grant', merchant.code, other.username, '5', ...lax, '--yes');
    expect(granted.stdout).toContain(' of 5 JPY.');
  });

  test('BONUS-11 what it cannot do it says in a sentence', { tags: ['nightly'] }, async () => {
    const { merchant, member } = await seatPlayer(site);
    const { code } = merchant;
    const grant = ['grant', code, member.username];
    const terms = ['--wagering', '1', '--days', '1', '--yes'];
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
