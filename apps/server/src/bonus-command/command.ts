// npm run bonus -- grant CODE USERNAME AMOUNT --wagering N --days D [--largest AMOUNT] [--weights default=100,LIVE=10] [--source TEXT] [--yes] | list CODE [USERNAME] | cancel CODE ID
// Grants bonus money by hand, until the back office can: at most `bonus.largestGrant` at once, and only after a person has agreed. The product may be running.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { decimalText, unitsInOne } from '@parlour/contract/money';
import { isAgreed, thisOperator } from '@parlour/database/audit/operator';
import { openDatabase, type Database } from '@parlour/database/connection';
import {
  cancelByStaff,
  checkGrantAllowed,
  findRecipient,
  grantByStaff,
  listForStaff,
} from '#modules/bonus';
import { keepMerchants } from '#modules/site';
import { readConfig } from '../config.ts';

const usage =
  'Usage: npm run bonus -- grant CODE USERNAME AMOUNT --wagering N --days D [--largest AMOUNT] ' +
  '[--weights default=100,LIVE=10] [--source TEXT] [--yes] | list CODE [USERNAME] | cancel CODE ID';

const options = {
  wagering: { type: 'string' },
  days: { type: 'string' },
  largest: { type: 'string' },
  weights: { type: 'string', default: 'default=100' },
  source: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

type Values = Partial<Record<Exclude<keyof typeof options, 'yes'>, string>> & { yes?: boolean };
type FoundMerchant = NonNullable<Awaited<ReturnType<typeof findMerchant>>>;
type CommandContext = { database: Database; merchant: FoundMerchant };

async function main(words: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: words, options, allowPositionals: true });
  const [verb, code, ...rest] = positionals;
  if (!code) throw new Error(usage);
  const config = readConfig();
  const database = openDatabase({ url: config.databaseUrl });
  try {
    const merchant = await findMerchant(database, config.secretKey, code);
    if (!merchant) throw new Error(`There is no merchant "${code}".`);
    await run({ verb, rest, values }, { database, merchant });
  } finally {
    await database.close();
  }
}

async function findMerchant(database: Database, secretKey: Buffer, code: string) {
  const merchants = await keepMerchants({ database, secretKey }).list();
  return merchants.find((each) => each.code === code) ?? null;
}

type ParsedCommand = { verb: string | undefined; rest: string[]; values: Values };

async function run({ verb, rest, values }: ParsedCommand, work: CommandContext): Promise<void> {
  const [first = '', second = ''] = rest;
  if (verb === 'grant' && rest.length === 2) return grant([first, second], values, work);
  if (verb === 'list' && rest.length <= 1) return list(first || null, work);
  if (verb === 'cancel' && rest.length === 1) return cancel(first, work);
  throw new Error(usage);
}

async function grant([username, text]: [string, string], values: Values, work: CommandContext) {
  const amount = amountOf(text);
  const { largest, source = `command ${randomUUID()}` } = values;
  const times = wholeOf(values.wagering, '--wagering');
  const days = wholeOf(values.days, '--days');
  const terms = {
    amount,
    wageringDue: amount * BigInt(times),
    lastsDays: days,
    largestStake: largest === undefined ? null : amountOf(largest),
    weights: weightsOf(values.weights ?? ''),
    source,
  };
  const { code } = work.merchant;
  const recipient = await findRecipient(username, work);
  if (!recipient) throw new Error(`${code} has no member ${username}.`);
  await checkGrantAllowed({ amount, recipient }, work);
  const sum = `${decimalText(amount, recipient.currency)} ${recipient.currency}`;
  const question = `Grant ${username} of ${code} a bonus of ${sum} (wagering ${times}, days ${days})?`;
  if (!values.yes && !(await isAgreed(question))) {
    throw new Error('Nothing was granted. A script agrees by --yes.');
  }
  const { id, isNew } = await grantByStaff(
    recipient,
    { ...terms, now: new Date(), by: thisOperator() },
    work,
  );
  console.log(
    isNew ? `${username} has bonus ${id} of ${sum}.` : `${source} was granted before: bonus ${id}.`,
  );
}

async function list(username: string | null, work: CommandContext): Promise<void> {
  for (const { bonus, username: whose } of await listForStaff(username, work)) {
    const { id, state, currency, source, expiresAt } = bonus;
    const [amount, wagered, due] = [bonus.amount, bonus.wagered, bonus.wageringDue].map((each) =>
      decimalText(each, currency),
    );
    const until = state === 'active' && expiresAt ? ` until ${expiresAt.toISOString()}` : '';
    console.log(
      `${id} ${whose} ${state}${until}: ${amount} ${currency}, staked ${wagered} of ${due}, for ${source}`,
    );
  }
}

async function cancel(id: string, work: CommandContext): Promise<void> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  const cancelling = { id, at: new Date(), by: thisOperator() };
  const bonus = isId ? await cancelByStaff(cancelling, work) : null;
  if (!bonus) throw new Error(`${work.merchant.code} has no bonus ${id}.`);
  if (bonus.state !== 'cancelled')
    throw new Error(`Bonus ${id} has ended already: ${bonus.state}.`);
  console.log(`Bonus ${id} is cancelled.`);
}

function amountOf(text: string): bigint {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`"${text}" is no amount such as 20 or 12.50.`);
  return BigInt(whole) * unitsInOne + BigInt(part.padEnd(5, '0'));
}

function wholeOf(text: string | undefined, option: string): number {
  if (text === undefined || !/^\d{1,4}$/.test(text)) {
    throw new Error(`${option} needs a whole number. ${usage}`);
  }
  return Number(text);
}

function weightsOf(text: string): { default: number } & Record<string, number> {
  const pairs = text.split(',').map((pair) => {
    const [, name, percent] = /^(default|[A-Z][A-Z0-9_]*)=(\d{1,3})$/.exec(pair) ?? [];
    if (!name || !percent) throw new Error(`"${pair}" is no weight such as LIVE=10.`);
    return [name, Number(percent)] as const;
  });
  return { default: 100, ...Object.fromEntries(pairs) };
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
