// Staff's work on talks with members (`npm run chat`): the queue, taking and handing over, reading, answering, closing (CHAT-05).
// Each look and each act leaves an audit event.
import { ownLanguage, type Language } from '@parlour/contract/languages';
import { messagesAtOnce, searchesPerMinute, tellAfterMinutes } from '@parlour/contract/chat/talk';
import type { Tx } from '@parlour/database/connection';
import type { Limits } from '#http/limits';
import type { StaffCall, StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { writeFact } from '#modules/outbox';
import { asMerchant, readMerchantSettings } from '#modules/site';
import type { ChatDeps } from './may-chat.ts';
import { findMessage, insertMessage, listMessages } from './message-store.ts';
import { findTalkPicture } from './picture-store.ts';
import {
  closeTalk,
  countQueue,
  findQueued,
  listQueue,
  lockQueued,
  markReadByStaff,
  noteStaffMessage,
  takeTalk,
  type QueuedTalk,
} from './queue-store.ts';
import { findWriting, noteWriting, removeWriting } from './writing/store.ts';

type ChatCalls = StaffHandlers<
  | 'listQueue'
  | 'openTalk'
  | 'takeTalk'
  | 'handOverTalk'
  | 'tellStaffWriting'
  | 'answerTalk'
  | 'closeTalk'
  | 'queuedPicture'
>;
type NamedTalk = { merchant: string; id: string };

/** A look at a talk; without ids one at the queue. */
type TalkReading = {
  merchant: string;
  at: Date;
  memberId: string | null;
  talkId: string | null;
};

/** The most talks listed, more than a person reads at once. */
const mostListed = 200;

/** The name under which a person has a talk; a program has one, too. */
const nameOf = ({ by }: StaffCall): string => (by.actor === 'operator' ? by.actorName : by.actor);

/** `limits`: absent for commands, whose searches are not counted. */
type StaffDeps = ChatDeps & { limits?: Pick<Limits, 'take'> };

export const chatStaff = ({ database, clock, limits }: StaffDeps): ChatCalls => {
  function giveTo(talk: NamedTalk, to: string | null, call: StaffCall) {
    return asMerchant(database, talk.merchant, async (tx) => {
      const { memberId } = await lockFor(tx, talk, call);
      await takeTalk(tx, talk.id, to);
      const about = { talkId: talk.id, to };
      const event = { action: 'chat.take', at: clock(), memberId, about } as const;
      await writeAudit(tx, { ...auditFromStaff(call, talk.merchant), ...event });
      return {};
    });
  }
  return {
    listQueue: async ({ merchant, state = null, whose = null, find = null }, call) => {
      const by = nameOf(call);
      if (find !== null) await countSearch(limits, { merchant, by });
      return asMerchant(database, merchant, async (tx) => {
        const found = await listQueue(tx, { state, whose, find, by, most: mostListed });
        if (find === null)
          await noteReading(tx, call, { merchant, at: clock(), memberId: null, talkId: null });
        else await noteSearch(tx, call, { merchant, at: clock(), talks: found.length });
        const language = await readOwnLanguage(tx, merchant);
        const talks = found.map((each) => present(each, language));
        return { talks, counts: await countQueue(tx, by) };
      });
    },

    openTalk: ({ merchant, id, before = null }, call) =>
      asMerchant(database, merchant, async (tx) => {
        if (before === null) await markReadByStaff(tx, id);
        const talk = await findQueued(tx, id);
        if (!talk) throw missing(merchant, id);
        const found = await listMessages(tx, { talkId: id, before, most: messagesAtOnce });
        await noteReading(tx, call, { merchant, at: clock(), memberId: talk.memberId, talkId: id });
        const messages = found.messages.map(({ author, at, ...message }) => ({
          ...message,
          from: author,
          at: at.getTime(),
        }));
        const writing = await findWriting(tx, { talkId: id, side: 'member', now: clock() });
        const language = await readOwnLanguage(tx, merchant);
        return { ...found, talk: present(talk, language), messages, isWriting: writing !== null };
      }),

    takeTalk: (talk, call) => giveTo(talk, nameOf(call), call),
    handOverTalk: ({ to, ...talk }, call) => giveTo(talk, to, call),

    tellStaffWriting: ({ name = null, ...talk }, call) =>
      asMerchant(database, talk.merchant, async (tx) => {
        const { memberId } = await lockFor(tx, talk, call);
        await noteWriting(tx, { talkId: talk.id, memberId, side: 'staff', name, at: clock() });
        return {};
      }),

    answerTalk: ({ text, clientId, name = null, ...talk }, call) =>
      asMerchant(database, talk.merchant, async (tx) => {
        const { memberId, messages } = await lockFor(tx, talk, call);
        const { id: talkId } = talk;
        const written = { talkId, author: 'staff', clientId } as const;
        const known = await findMessage(tx, written);
        if (known) return { id: known.id };
        const [at, place] = [clock(), messages + 1];
        const { id } = await insertMessage(tx, { ...written, memberId, place, name, text, at });
        await noteStaffMessage(tx, { id: talkId, place, at, takenBy: nameOf(call) });
        await removeWriting(tx, { talkId, side: 'staff' });
        await writeFact(tx, {
          name: 'chat.answered',
          merchantCode: talk.merchant,
          memberId,
          at,
          dueAt: new Date(at.getTime() + tellAfterMinutes * 60_000),
          about: { talkId, place },
        });
        const about = { talkId, messageId: id };
        const event = { action: 'chat.answer', at, memberId, about } as const;
        await writeAudit(tx, { ...auditFromStaff(call, talk.merchant), ...event });
        return { id };
      }),

    closeTalk: (talk, call) =>
      asMerchant(database, talk.merchant, async (tx) => {
        const { memberId } = await lockFor(tx, talk, call);
        const at = clock();
        await closeTalk(tx, talk.id, at);
        const event = { action: 'chat.close', at, memberId, about: { talkId: talk.id } } as const;
        await writeAudit(tx, { ...auditFromStaff(call, talk.merchant), ...event });
        return {};
      }),

    queuedPicture: ({ merchant, id, pictureId }, call) =>
      asMerchant(database, merchant, async (tx) => {
        const talk = await findQueued(tx, id);
        if (!talk) throw missing(merchant, id);
        const picture = await findTalkPicture(tx, { id: pictureId, talkId: id });
        if (!picture)
          throw new StaffRefusal('not_found', `There is no picture ${pictureId} in ${id}.`);
        await noteReading(tx, call, { merchant, at: clock(), memberId: talk.memberId, talkId: id });
        return picture;
      }),
  };
};

function noteReading(tx: Tx, call: StaffCall, { merchant, talkId, ...read }: TalkReading) {
  const event = { action: 'chat.read', about: { talkId }, ...read } as const;
  return writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
}

type SearchNote = { merchant: string; at: Date; talks: number };

function noteSearch(tx: Tx, call: StaffCall, { merchant, at, talks }: SearchNote) {
  const event = { action: 'chat.search', memberId: null, at, about: { talks } } as const;
  return writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
}

type Searcher = { merchant: string; by: string };

/** Refuses a person who searches more often than anybody reads. */
async function countSearch(limits: StaffDeps['limits'], { merchant, by }: Searcher): Promise<void> {
  const retryAfter = await limits?.take(`chat-search:${merchant}:${by}`, searchesPerMinute, 60);
  if (typeof retryAfter !== 'number') return;
  throw new StaffRefusal('too_many_searches', `Too many searches: wait ${retryAfter} s.`, {
    retryAfter,
  });
}

/** The language of members who have chosen none. */
const readOwnLanguage = async (tx: Tx, merchant: string): Promise<Language> =>
  (await readMerchantSettings(tx, merchant))('defaultLanguage');

/** Locks a talk that the caller may answer: one that nobody has taken, or the caller. */
async function lockFor(tx: Tx, { merchant, id }: NamedTalk, call: StaffCall) {
  const talk = await lockQueued(tx, id);
  if (!talk) throw missing(merchant, id);
  const { takenBy } = talk;
  if (takenBy === null || takenBy === nameOf(call)) return talk;
  throw new StaffRefusal('talk_taken', `${takenBy} has taken ${id}.`);
}

const missing = (merchant: string, id: string): StaffRefusal =>
  new StaffRefusal('not_found', `${merchant} has no talk ${id}.`);

function present(queued: QueuedTalk, otherwise: Language) {
  const {
    memberId: _,
    language,
    lastAt,
    waitsSince,
    lastFrom,
    lastName,
    lastText,
    ...talk
  } = queued;
  const last = lastFrom === null ? null : { from: lastFrom, name: lastName, text: lastText ?? '' };
  return {
    ...talk,
    language: ownLanguage(language) ?? otherwise,
    lastAt: lastAt.getTime(),
    waitsSince: waitsSince?.getTime() ?? null,
    last,
  };
}
