// npm run push -- test CODE USERNAME | all CODE "TITLE" "TEXT"
// Creates notifications of the merchant's team. The running server sends them; during quiet hours it waits for their end.
import { isNewsText, mostNewsCharacters } from '@parlour/contract/push/news';
import { pushStaff } from '@parlour/server/staff/push';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage = `Usage: npm run push -- test CODE USERNAME
       npm run push -- all CODE "TITLE" "TEXT"`;

const { title: longestTitle, body: longestBody } = mostNewsCharacters;

const named = (count: number): string => `${count} device${count === 1 ? '' : 's'}`;

function readText(text: string, longest: number): string {
  const read = text.trim();
  if (isNewsText(read, longest)) return read;
  throw new Error(`A title has 1 to ${longestTitle} characters, a text 1 to ${longestBody}.`);
}

type Run = (staff: StaffOf<typeof pushStaff>) => Promise<void>;

function runOf([verb, merchant = '', first = '', ...rest]: string[]): Run {
  if (verb === 'test' && first !== '' && rest.length === 0) {
    return async ({ sendTestPush }) => {
      const { devices } = await sendTestPush({ merchant, username: first });
      console.log(`A notification is on its way to ${named(devices)} of ${first}.`);
    };
  }
  const [text] = rest;
  if (verb !== 'all' || text === undefined || rest.length !== 1) throw new Error(usage);
  const news = { title: readText(first, longestTitle), body: readText(text, longestBody) };
  return async ({ sendNews }) => {
    const { devices } = await sendNews({ merchant, ...news });
    console.log(`News are on their way to ${named(devices)}.`);
  };
}

await runCommand(() => callStaff(pushStaff, runOf(process.argv.slice(2))));
