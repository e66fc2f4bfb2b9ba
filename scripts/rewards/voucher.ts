// npm run voucher -- issue CODE FILE COUNT | give CODE FILE USERNAME …
// `issue` prints so many codes, once: nobody can read them again. `give` gives each of these members one. docs/promotions.md says what a file holds.
import { writtenCode } from '@parlour/contract/voucher/voucher-code';
import { giveVouchers, issueCodes, readVoucher } from '@parlour/database/rewards/vouchers';
import { readJsonFile } from '../commands/read-file.ts';
import { commandDatabase, commandSecretKey, runCommand } from '../database-url.ts';

const usage = 'Usage: npm run voucher -- issue CODE FILE COUNT | give CODE FILE USERNAME …';
const most = 100_000;

function readCount(text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new Error(`COUNT is a number from 1 to ${most}.`);
  return count;
}

await runCommand(async () => {
  const [verb = '', merchantCode = '', path = '', ...rest] = process.argv.slice(2);
  const [first = ''] = rest;
  if (!['issue', 'give'].includes(verb) || first === '') throw new Error(usage);
  const place = { ownerUrl: commandDatabase().ownerUrl, merchantCode };
  const file = readVoucher(readJsonFile(path));
  const at = new Date();
  if (verb === 'give') {
    const given = await giveVouchers(place, { file, usernames: rest }, at);
    console.log(`${given} of ${merchantCode} got a voucher of ${file.batch}.`);
    return;
  }
  const wanted = { file, count: readCount(first) };
  const codes = await issueCodes(place, wanted, { secretKey: commandSecretKey(), at });
  for (const code of codes) console.log(writtenCode(code));
});
