// npm run push -- test CODE USERNAME | all CODE "TITLE" "TEXT"
// Creates notifications of the merchant's team. The running server sends them; during quiet hours it waits for their end.
import { queueNews, queueTest } from '@parlour/database/push/queue';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage = `Usage: npm run push -- test CODE USERNAME
       npm run push -- all CODE "TITLE" "TEXT"`;

const most = { title: 60, body: 200 };

const devices = (count: number): string => `${count} device${count === 1 ? '' : 's'}`;

function readText(text: string, longest: number): string {
  const read = text.trim();
  if (read !== '' && Array.from(read).length <= longest) return read;
  throw new Error(`A title has 1 to ${most.title} characters, a text 1 to ${most.body}.`);
}

await runCommand(async () => {
  const [verb, merchant = '', first = '', ...rest] = process.argv.slice(2);
  const place = { url: commandDatabase().appUrl, merchant };
  const now = new Date();
  if (verb === 'test' && first !== '' && rest.length === 0) {
    const count = await queueTest(place, first, now);
    if (count === 0) throw new Error(`No device of ${first} is bound at ${merchant}.`);
    console.log(`A notification is on its way to ${devices(count)} of ${first}.`);
    return;
  }
  const [text] = rest;
  if (verb === 'all' && text !== undefined && rest.length === 1) {
    const news = { title: readText(first, most.title), body: readText(text, most.body) };
    console.log(`News are on their way to ${devices(await queueNews(place, news, now))}.`);
    return;
  }
  throw new Error(usage);
});
