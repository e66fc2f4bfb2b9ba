// npm run voucher -- issue CODE FILE COUNT | give CODE FILE USERNAME … [--source TEXT]
// `issue` prints COUNT codes, which cannot be read again. `give` gives each of these members one, and for the same source never a second one. docs/promotions.md describes the file.
import { parseArgs } from 'node:util';
import { writtenCode } from '@parlour/contract/voucher/voucher-code';
import { thisOperator } from '../commands/this-operator.ts';
import { giveVouchers, issueCodes, readVoucher } from '@parlour/database/rewards/vouchers';
import { readJsonFile } from '../commands/read-file.ts';
import { commandDatabase, commandSecretKey, runCommand } from '../database-url.ts';

const usage =
  'Usage: npm run voucher -- issue CODE FILE COUNT | give CODE FILE USERNAME … [--source TEXT]';
const most = 100_000;

function readCount(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new Error(`COUNT is a number from 1 to ${most}.`);
  return count;
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    options: { source: { type: 'string' } },
    allowPositionals: true,
  });
  const [verb = '', merchantCode = '', path = '', ...rest] = positionals;
  const { source } = values;
  const [first = ''] = rest;
  if (!['issue', 'give'].includes(verb) || first === '' || source === '') throw new Error(usage);
  const place = { ownerUrl: commandDatabase().ownerUrl, merchantCode };
  const file = readVoucher(readJsonFile(path));
  const at = new Date();
  if (verb === 'give') {
    const giving = {
      file,
      usernames: rest,
      by: thisOperator(),
      ...(source !== undefined && { source }),
    };
    const { got, hadBefore } = await giveVouchers(place, giving, at);
    for (const name of hadBefore) console.log(`${name} was given a voucher for ${source} before.`);
    console.log(`${got.length} of ${merchantCode} got a voucher of ${file.batch}.`);
    return;
  }
  if (source !== undefined) throw new Error(usage);
  const wanted = { file, count: readCount(first) };
  const codes = await issueCodes(place, wanted, {
    secretKey: commandSecretKey(),
    at,
    by: thisOperator(),
  });
  for (const code of codes) console.log(writtenCode(code));
});
