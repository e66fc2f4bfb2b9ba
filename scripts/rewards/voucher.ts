// npm run voucher -- issue CODE FILE COUNT | give CODE FILE USERNAME … [--source TEXT]
// `issue` prints COUNT codes, which cannot be read again. `give` gives each of these members one, and for the same source never a second one. docs/promotions.md describes the file.
import { parseArgs } from 'node:util';
import { mostCodes, writtenCode } from '@parlour/contract/voucher/voucher-code';
import { voucherStaff } from '@parlour/server/staff/rewards/voucher';
import { readJsonFile } from '../commands/read-file.ts';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run voucher -- issue CODE FILE COUNT | give CODE FILE USERNAME … [--source TEXT]';

type Run = (staff: StaffOf<typeof voucherStaff>) => Promise<void>;

function readCount(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > mostCodes) throw new Error(`COUNT is a number from 1 to ${mostCodes}.`);
  return count;
}

function issue(merchant: string, path: string, count: string): Run {
  const wanted = { merchant, file: readJsonFile(path), count: readCount(count) };
  return async ({ issueVouchers }) => {
    const { codes } = await issueVouchers(wanted);
    for (const code of codes) console.log(writtenCode(code));
  };
}

type Gift = { merchant: string; path: string; usernames: string[]; source: string | undefined };

function give({ merchant, path, usernames, source }: Gift): Run {
  const file = readJsonFile(path);
  const wanted = { merchant, file, usernames, ...(source !== undefined && { source }) };
  return async ({ giveVouchers }) => {
    const { batch, got, hadBefore } = await giveVouchers(wanted);
    for (const name of hadBefore) console.log(`${name} was given a voucher for ${source} before.`);
    console.log(`${got.length} of ${merchant} got a voucher of ${batch}.`);
  };
}

function runOf(words: string[], source: string | undefined): Run {
  const [verb = '', merchant = '', path = '', ...usernames] = words;
  const [first = ''] = usernames;
  if (first === '' || source === '') throw new Error(usage);
  if (verb === 'give') return give({ merchant, path, usernames, source });
  if (verb === 'issue' && source === undefined) return issue(merchant, path, first);
  throw new Error(usage);
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { source: { type: 'string' } },
    allowPositionals: true,
  });
  await callStaff(voucherStaff, runOf(positionals, values.source));
});
