// npm run bonus -- grant CODE USERNAME AMOUNT --wagering N --days D [--largest AMOUNT] [--weights default=100,LIVE=10] [--source TEXT] [--yes] | list CODE [USERNAME] | cancel CODE ID
// Grants bonus money by hand, until the back office can: at most `bonus.largestGrant` at once, and only after a person has agreed. The product may be running.
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { decimalText, unitsInOne } from '@parlour/contract/money';
import { bonusStaff } from '@parlour/server/staff/bonus';
import { isAgreed } from './commands/operator.ts';
import { callStaff, type StaffOf } from './commands/staff.ts';
import { runCommand } from './database-url.ts';

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
type Run = (staff: StaffOf<typeof bonusStaff>) => Promise<void>;

function grant(merchant: string, [username, text]: [string, string], values: Values): Run {
  const amount = amountOf(text);
  const { largest, source = `command ${randomUUID()}` } = values;
  const terms = {
    wagering: wholeOf(values.wagering, '--wagering'),
    days: wholeOf(values.days, '--days'),
    largestStake: largest === undefined ? null : String(amountOf(largest)),
    weights: weightsOf(values.weights ?? ''),
    source,
  };
  const wanted = { merchant, username, amount: String(amount) };
  return async ({ previewGrant, grantBonus }) => {
    const { currency } = await previewGrant(wanted);
    const sum = `${decimalText(amount, currency)} ${currency}`;
    const question = `Grant ${username} of ${merchant} a bonus of ${sum} (wagering ${terms.wagering}, days ${terms.days})?`;
    if (!values.yes && !(await isAgreed(question))) {
      throw new Error('Nothing was granted. A script agrees by --yes.');
    }
    const { id, isNew } = await grantBonus({ ...wanted, ...terms });
    console.log(
      isNew
        ? `${username} has bonus ${id} of ${sum}.`
        : `${source} was granted before: bonus ${id}.`,
    );
  };
}

function list(merchant: string, username: string | undefined): Run {
  return async ({ listGrantedBonuses }) => {
    const { bonuses } = await listGrantedBonuses({
      merchant,
      ...(username !== undefined && { username }),
    });
    for (const bonus of bonuses) {
      const { id, state, currency, source, expiresAt } = bonus;
      const [amount, wagered, due] = [bonus.amount, bonus.wagered, bonus.wageringDue].map((each) =>
        decimalText(BigInt(each), currency),
      );
      const isRunning = state === 'active' && expiresAt !== null;
      const until = isRunning ? ` until ${new Date(expiresAt).toISOString()}` : '';
      console.log(
        `${id} ${bonus.username} ${state}${until}: ${amount} ${currency}, staked ${wagered} of ${due}, for ${source}`,
      );
    }
  };
}

function cancel(merchant: string, id: string): Run {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) {
    throw new Error(`${merchant} has no bonus ${id}.`);
  }
  return async ({ cancelBonus }) => {
    await cancelBonus({ merchant, id });
    console.log(`Bonus ${id} is cancelled.`);
  };
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

function runOf([verb, merchant, ...rest]: string[], values: Values): Run {
  if (!merchant) throw new Error(usage);
  const [first = '', second = ''] = rest;
  if (verb === 'grant' && rest.length === 2) return grant(merchant, [first, second], values);
  if (verb === 'list' && rest.length <= 1) return list(merchant, rest[0]);
  if (verb === 'cancel' && rest.length === 1) return cancel(merchant, first);
  throw new Error(usage);
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  await callStaff(bonusStaff, runOf(positionals, values));
});
