// npm run feedback -- list CODE [--state STATE] | read CODE ID | answer CODE ID "TEXT" | picture CODE ID NUMBER FILE
// Members' messages for the merchant's team, with the server's role; the product may be running.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { visibleText } from '@parlour/contract/audit/recorded-text';
import { feedbackStates } from '@parlour/contract/feedback/message';
import {
  answerMessage,
  findInboxPicture,
  listInbox,
  openMessage,
  type InboxMessage,
  type InboxState,
} from '@parlour/database/feedback/inbox';
import { commandDatabase, runCommand } from '../database-url.ts';

const usage = `Usage: npm run feedback -- list CODE [--state ${feedbackStates.join(' | ')}]
       npm run feedback -- read CODE ID
       npm run feedback -- answer CODE ID "TEXT"
       npm run feedback -- picture CODE ID NUMBER FILE`;

type MerchantConnection = { url: string; merchant: string };

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
/** Returns the current time in whole milliseconds, as on the site. */
const now = (): Date => new Date();

const stateOf = ({ readAt, answeredAt }: InboxMessage): string =>
  answeredAt ? 'answered' : readAt ? 'read' : 'sent';

const headOf = (message: InboxMessage): string =>
  `${message.id} ${stateOf(message)}: ${message.category} of ${visibleText(message.username)}, ` +
  `${message.sentAt.toISOString()}${message.pictures > 0 ? `, ${plural(message.pictures, 'picture')}` : ''}`;

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  ${visibleText(line)}`)
    .join('\n');

/** Returns the beginning of a message for a list. */
function beginningOf(content: string): string {
  const [line = ''] = content.trim().split('\n', 1);
  const letters = Array.from(line);
  return visibleText(letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : line);
}

function readId(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text;
  throw new Error(`${visibleText(text)} is no message’s id: list shows them.`);
}

const missing = ({ merchant }: MerchantConnection, id: string): Error =>
  new Error(`${merchant} has no message ${id}.`);

async function list(place: MerchantConnection, state: string | undefined): Promise<void> {
  const known: readonly (string | undefined)[] = [...feedbackStates, undefined];
  if (!known.includes(state)) throw new Error(`A state is one of: ${feedbackStates.join(', ')}.`);
  const found = await listInbox(place, (state ?? 'any') as InboxState);
  console.log(plural(found.length, 'message'));
  for (const each of found) console.log(`${headOf(each)}\n  ${beginningOf(each.content)}`);
}

async function read(place: MerchantConnection, id: string): Promise<void> {
  const message = await openMessage(place, { id, at: now() });
  if (message === null) throw missing(place, id);
  console.log(`${headOf(message)}\n${indented(message.content)}`);
  const { answer: given, answeredAt } = message;
  if (given !== null) console.log(`Answered ${answeredAt?.toISOString()}:\n${indented(given)}`);
}

async function answer(place: MerchantConnection, id: string, text: string): Promise<void> {
  const given = text.trim();
  if (given === '' || given.length > 4_000) throw new Error('An answer has 1 to 4,000 characters.');
  const isThere = await answerMessage(place, { id, at: now(), answer: given });
  if (!isThere) throw missing(place, id);
  console.log('Answered. The member sees it on the feedback page.');
}

type PictureRequest = { id: string; number: string; file: string };

async function picture(
  place: MerchantConnection,
  { id, number, file }: PictureRequest,
): Promise<void> {
  if (!/^[1-9]$/.test(number)) throw new Error('A picture’s number is 1, 2 or 3.');
  const found = await findInboxPicture(place, { id, position: Number(number) });
  if (found === null) throw new Error(`There is no picture ${number} with ${id}.`);
  // Never overwrites a file.
  writeFileSync(file, found, { flag: 'wx' });
  console.log(`${file}: a WebP picture of ${found.length} bytes.`);
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { state: { type: 'string' } },
  });
  const [verb, merchant = '', id = '', ...rest] = positionals;
  const { appUrl: url } = commandDatabase();
  const place = { url, merchant };
  const [first = '', second = ''] = rest;
  const words = positionals.length;
  if (verb === 'list' && words === 2) return list(place, values.state);
  if (verb === 'read' && words === 3) return read(place, readId(id));
  if (verb === 'answer' && words === 4) return answer(place, readId(id), first);
  if (verb === 'picture' && words === 5)
    return picture(place, { id: readId(id), number: first, file: second });
  throw new Error(usage);
});
