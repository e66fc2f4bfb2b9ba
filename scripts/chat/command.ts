// npm run chat -- list CODE [--state STATE] | read CODE ID [--before MESSAGE] | take CODE ID | hand CODE ID [NAME] | writing CODE ID [--name NAME] | answer CODE ID "TEXT" [--name NAME] | close CODE ID | picture CODE ID PICTURE FILE
// Members' talks with the merchant's team, by calls of staff; the product may be running.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { visibleText } from '@parlour/contract/audit/recorded-text';
import {
  isChatText,
  longestStaffName,
  talkStates,
  type TalkState,
} from '@parlour/contract/chat/talk';
import { chatStaff } from '@parlour/server/staff/chat';
import { callStaff, type StaffOf } from '../commands/staff.ts';
import { runCommand } from '../database-url.ts';

const usage = `Usage: npm run chat -- list CODE [--state ${talkStates.join(' | ')}]
       npm run chat -- read CODE ID [--before MESSAGE]
       npm run chat -- take CODE ID
       npm run chat -- hand CODE ID [NAME]
       npm run chat -- writing CODE ID [--name NAME]
       npm run chat -- answer CODE ID "TEXT" [--name NAME]
       npm run chat -- close CODE ID
       npm run chat -- picture CODE ID PICTURE FILE`;

type Staff = StaffOf<typeof chatStaff>;
type Run = (staff: Staff) => Promise<void>;
type OpenedTalk = Awaited<ReturnType<Staff['openTalk']>>;
type QueuedTalk = OpenedTalk['talk'];
type Message = OpenedTalk['messages'][number];

const plural = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;
const momentOf = (epochMs: number): string => new Date(epochMs).toISOString();

function headOf(talk: QueuedTalk): string {
  const { id, state, username, subject, unread, waitsSince, takenBy, stars } = talk;
  const parts = [
    `${visibleText(subject)} of ${visibleText(username)}`,
    ...(waitsSince === null ? [] : [`waits since ${momentOf(waitsSince)}`]),
    ...(unread > 0 ? [`${unread} unread`] : []),
    ...(takenBy === null ? [] : [`taken by ${visibleText(takenBy)}`]),
    ...(stars === null ? [] : [plural(stars, 'star')]),
  ];
  return `${id} ${state}: ${parts.join(', ')}`;
}

const indented = (text: string): string[] =>
  text.split('\n').map((line) => `  ${visibleText(line)}`);

function messageLines({ id, from, name, text, pictureIds, at, isRead }: Message): string[] {
  const author = name === null ? from : `${from} (${visibleText(name)})`;
  return [
    `${momentOf(at)} ${author}${isRead ? ', read' : ''}: ${id}`,
    ...(text === '' ? [] : indented(text)),
    ...pictureIds.map((each) => `  picture ${each}`),
  ];
}

function readId(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text;
  throw new Error(`${visibleText(text)} is no id: list and read show them.`);
}

function readState(text: string | undefined): TalkState | undefined {
  const state = talkStates.find((each) => each === text);
  if (state !== undefined || text === undefined) return state;
  throw new Error(`A state is one of: ${talkStates.join(', ')}.`);
}

function readText(text: string): string {
  const given = text.trim();
  if (isChatText(given)) return given;
  throw new Error('An answer has 1 to 10,000 characters.');
}

function readName(text: string | undefined): string | undefined {
  const name = text?.trim();
  if (name === undefined || (name !== '' && name.length <= longestStaffName)) return name;
  throw new Error(`A name has 1 to ${longestStaffName} characters.`);
}

type Options = { state?: string; before?: string; name?: string };

function list(merchant: string, { state: wanted }: Options): Run {
  const state = readState(wanted);
  return async (staff) => {
    const { talks } = await staff.listQueue({ merchant, ...(state && { state }) });
    console.log([plural(talks.length, 'talk'), ...talks.map(headOf)].join('\n'));
  };
}

type NamedTalk = { merchant: string; id: string };

function read(talk: NamedTalk, { before: wanted }: Options): Run {
  const before = wanted === undefined ? undefined : readId(wanted);
  return async (staff) => {
    const opened = await staff.openTalk({ ...talk, ...(before && { before }) });
    const earlier = opened.hasEarlier ? [`Earlier: --before ${opened.messages[0]?.id}`] : [];
    const lines = opened.messages.flatMap(messageLines);
    const writing = opened.isWriting ? ['The member is writing.'] : [];
    console.log([headOf(opened.talk), ...earlier, ...lines, ...writing].join('\n'));
  };
}

const take =
  (talk: NamedTalk): Run =>
  async (staff) => {
    await staff.takeTalk(talk);
    console.log('Taken. Nobody else can answer it.');
  };

const hand =
  (talk: NamedTalk, to: string | null): Run =>
  async (staff) => {
    await staff.handOverTalk({ ...talk, to });
    console.log(to === null ? 'It is back in the queue.' : `${visibleText(to)} has it.`);
  };

function tellWriting(talk: NamedTalk, options: Options): Run {
  const name = readName(options.name);
  return async (staff) => {
    await staff.tellStaffWriting({ ...talk, ...(name && { name }) });
    console.log('The member sees for a few seconds that somebody is writing.');
  };
}

function answer(talk: NamedTalk, words: string, options: Options): Run {
  const [text, name] = [readText(words), readName(options.name)];
  return async (staff) => {
    await staff.answerTalk({ ...talk, clientId: randomUUID(), text, ...(name && { name }) });
    console.log('Answered. The member sees it in the chat.');
  };
}

const close =
  (talk: NamedTalk): Run =>
  async (staff) => {
    await staff.closeTalk(talk);
    console.log('Closed. The member can continue it for seven days.');
  };

function picture(talk: NamedTalk, which: string, file: string): Run {
  const pictureId = readId(which);
  return async (staff) => {
    const found = await staff.queuedPicture({ ...talk, pictureId });
    // Never overwrites a file.
    writeFileSync(file, found, { flag: 'wx' });
    console.log(`${file}: a WebP picture of ${found.length} bytes.`);
  };
}

type Words = { talk: NamedTalk; rest: string[]; options: Options };

/** The verbs that name a talk, with the number of words that may follow. */
const verbs: Record<string, { least: number; most: number; run: (words: Words) => Run }> = {
  read: { least: 0, most: 0, run: ({ talk, options }) => read(talk, options) },
  take: { least: 0, most: 0, run: ({ talk }) => take(talk) },
  hand: { least: 0, most: 1, run: ({ talk, rest: [to = null] }) => hand(talk, to) },
  writing: { least: 0, most: 0, run: ({ talk, options }) => tellWriting(talk, options) },
  answer: {
    least: 1,
    most: 1,
    run: ({ talk, rest: [text = ''], options }) => answer(talk, text, options),
  },
  close: { least: 0, most: 0, run: ({ talk }) => close(talk) },
  picture: {
    least: 2,
    most: 2,
    run: ({ talk, rest: [which = '', file = ''] }) => picture(talk, which, file),
  },
};

function runOf(words: string[], options: Options): Run {
  const [name = '', merchant = '', id, ...rest] = words;
  if (name === 'list' && words.length === 2) return list(merchant, options);
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb || id === undefined || rest.length < verb.least || rest.length > verb.most) {
    throw new Error(usage);
  }
  return verb.run({ talk: { merchant, id: readId(id) }, rest, options });
}

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      before: { type: 'string' },
      name: { type: 'string' },
    },
  });
  await callStaff(chatStaff, runOf(positionals, values));
});
