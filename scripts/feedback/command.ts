// npm run feedback -- list CODE [--state STATE] | read CODE ID | answer CODE ID "TEXT" | picture CODE ID NUMBER FILE
// Members' messages for the merchant's team, by calls of staff; the product may be running.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { visibleText } from '@parlour/contract/audit/recorded-text';
import {
  feedbackStates,
  longestAnswer,
  type FeedbackState,
} from '@parlour/contract/feedback/message';
import { feedbackStaff } from '@parlour/server/staff/feedback';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage = `Usage: npm run feedback -- list CODE [--state ${feedbackStates.join(' | ')}]
       npm run feedback -- read CODE ID
       npm run feedback -- answer CODE ID "TEXT"
       npm run feedback -- picture CODE ID NUMBER FILE`;

type Staff = StaffOf<typeof feedbackStaff>;
type Run = (staff: Staff) => Promise<void>;
type InboxMessage = Awaited<ReturnType<Staff['openMessage']>>;

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
const momentOf = (epochMs: number): string => new Date(epochMs).toISOString();

const headOf = (message: InboxMessage): string =>
  `${message.id} ${message.state}: ${message.category} of ${visibleText(message.username)}, ` +
  `${momentOf(message.sentAt)}${message.pictures > 0 ? `, ${plural(message.pictures, 'picture')}` : ''}`;

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

function readState(text: string | undefined): FeedbackState | undefined {
  const state = feedbackStates.find((each) => each === text);
  if (state !== undefined || text === undefined) return state;
  throw new Error(`A state is one of: ${feedbackStates.join(', ')}.`);
}

function readAnswer(text: string): string {
  const given = text.trim();
  if (given !== '' && given.length <= longestAnswer) return given;
  throw new Error('An answer has 1 to 4,000 characters.');
}

function list(merchant: string, state: FeedbackState | undefined): Run {
  return async (staff) => {
    const { items } = await staff.listInbox({ merchant, ...(state && { state }) });
    console.log(plural(items.length, 'message'));
    for (const each of items) console.log(`${headOf(each)}\n  ${beginningOf(each.content)}`);
  };
}

function read(merchant: string, id: string): Run {
  return async (staff) => {
    const message = await staff.openMessage({ merchant, id });
    console.log(`${headOf(message)}\n${indented(message.content)}`);
    const { answer: given, answeredAt } = message;
    if (given === null || answeredAt === null) return;
    console.log(`Answered ${momentOf(answeredAt)}:\n${indented(given)}`);
  };
}

type Message = { merchant: string; id: string };

function answer(message: Message, text: string): Run {
  const given = readAnswer(text);
  return async (staff) => {
    await staff.answerMessage({ ...message, answer: given });
    console.log('Answered. The member sees it on the feedback page.');
  };
}

function picture(message: Message, position: string, file: string): Run {
  if (!/^[1-9]$/.test(position)) throw new Error('A picture’s number is 1, 2 or 3.');
  return async (staff) => {
    const found = await staff.inboxPicture({ ...message, position });
    // Never overwrites a file.
    writeFileSync(file, found, { flag: 'wx' });
    console.log(`${file}: a WebP picture of ${found.length} bytes.`);
  };
}

function runOf(words: string[], state: string | undefined): Run {
  const [verb, merchant = '', id = '', first = '', second = ''] = words;
  const { length } = words;
  if (verb === 'list' && length === 2) return list(merchant, readState(state));
  if (verb === 'read' && length === 3) return read(merchant, readId(id));
  if (verb === 'answer' && length === 4) return answer({ merchant, id: readId(id) }, first);
  if (verb === 'picture' && length === 5) {
    return picture({ merchant, id: readId(id) }, first, second);
  }
  throw new Error(usage);
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { state: { type: 'string' } },
  });
  await callStaff(feedbackStaff, runOf(positionals, values.state));
});
