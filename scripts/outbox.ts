// npm run outbox -- list [CODE] | retry CODE NUMBER | retry CODE all
// Shows and retries undelivered facts, with the server's role; the product may be running.
import {
  listOutbox,
  retryDeadLetters,
  type DeadLetter,
  type WaitingFacts,
} from '@parlour/database/outbox/dead-letters';
import { commandDatabase, runCommand } from './database-url.ts';

const usage = 'Usage: npm run outbox -- list [CODE] | retry CODE NUMBER | retry CODE all';

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

const describeWaiting = ({ merchant, handler, facts, held, since }: WaitingFacts): string =>
  `  ${merchant}: ${plural(facts, 'fact')} for ${handler}, ${held} behind a try that failed, the oldest of ${since.toISOString()}`;

const describeLetter = (letter: DeadLetter): string =>
  `  ${letter.merchant} ${letter.number}: ${letter.name} of ${letter.happenedAt.toISOString()} for ${letter.handler}, ` +
  `member ${letter.memberId}, given up at ${letter.gaveUpAt.toISOString()} after ${letter.tries} tries: ${letter.trouble}`;

async function list(url: string, code?: string): Promise<void> {
  const found = await listOutbox(url);
  const isWanted = ({ merchant }: { merchant: string }) => code === undefined || merchant === code;
  const [waiting, letters] = [found.waiting.filter(isWanted), found.letters.filter(isWanted)];
  const facts = waiting.reduce((sum, each) => sum + each.facts, 0);
  console.log(`${plural(facts, 'fact')} on the way`);
  for (const each of waiting) console.log(describeWaiting(each));
  console.log(plural(letters.length, 'dead letter'));
  for (const each of letters) console.log(describeLetter(each));
}

async function retry(url: string, [merchant = '', which = '']: string[]): Promise<void> {
  if (which !== 'all' && !/^\d{1,18}$/.test(which)) throw new Error(usage);
  const number = which === 'all' ? null : which;
  const count = await retryDeadLetters(url, { merchant, number });
  const isMissing = count === 0 && number !== null;
  if (isMissing) throw new Error(`${merchant} has no dead letter ${which}.`);
  console.log(`${plural(count, 'dead letter')} of ${merchant} will be tried again.`);
}

await runCommand(async () => {
  const [verb, ...rest] = process.argv.slice(2);
  const { appUrl } = commandDatabase();
  if (verb === 'list' && rest.length <= 1) return list(appUrl, rest[0]);
  if (verb === 'retry' && rest.length === 2) return retry(appUrl, rest);
  throw new Error(usage);
});
