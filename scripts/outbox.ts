// npm run outbox -- list [CODE] | retry CODE NUMBER | retry CODE all
// Shows and retries undelivered facts, by calls of staff; the product may be running.
import { outboxStaff } from '@parlour/server/staff/outbox';
import { callStaff, type StaffOf } from './commands/staff.ts';
import { runCommand } from './database-url.ts';

const usage = 'Usage: npm run outbox -- list [CODE] | retry CODE NUMBER | retry CODE all';

type Staff = StaffOf<typeof outboxStaff>;
type Run = (staff: Staff) => Promise<void>;
type Outbox = Awaited<ReturnType<Staff['listOutbox']>>;

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
const momentOf = (epochMs: number): string => new Date(epochMs).toISOString();

const describeWaiting = (each: Outbox['waiting'][number]): string =>
  `  ${each.merchant}: ${plural(each.facts, 'fact')} for ${each.handler}, ${each.held} behind a try that failed, the oldest of ${momentOf(each.since)}`;

const describeLetter = (letter: Outbox['letters'][number]): string =>
  `  ${letter.merchant} ${letter.number}: ${letter.name} of ${momentOf(letter.happenedAt)} for ${letter.handler}, ` +
  `member ${letter.memberId}, given up at ${momentOf(letter.gaveUpAt)} after ${letter.tries} tries: ${letter.trouble}`;

function list(merchant?: string): Run {
  return async ({ listOutbox }) => {
    const { waiting, letters } = await listOutbox(merchant === undefined ? {} : { merchant });
    const facts = waiting.reduce((sum, each) => sum + each.facts, 0);
    console.log(`${plural(facts, 'fact')} on the way`);
    for (const each of waiting) console.log(describeWaiting(each));
    console.log(plural(letters.length, 'dead letter'));
    for (const each of letters) console.log(describeLetter(each));
  };
}

function retry([merchant = '', which = '']: string[]): Run {
  if (which !== 'all' && !/^\d{1,18}$/.test(which)) throw new Error(usage);
  return async ({ retryDeadLetters }) => {
    const { letters } = await retryDeadLetters({
      merchant,
      ...(which !== 'all' && { number: which }),
    });
    console.log(`${plural(letters, 'dead letter')} of ${merchant} will be tried again.`);
  };
}

function runOf([verb, ...rest]: string[]): Run {
  if (verb === 'list' && rest.length <= 1) return list(rest[0]);
  if (verb === 'retry' && rest.length === 2) return retry(rest);
  throw new Error(usage);
}

await runCommand(() => callStaff(outboxStaff, runOf(process.argv.slice(2))));
