// Staff's work on talks with members (the back office, `npm run chat`): the queue, taking and handing over, reading, answering, notes,
// closing (CHAT-05, STAFF-08). Each look and each act leaves an audit event.
import { tellAfterMinutes } from '@parlour/contract/chat/talk';
import type { StaffHandlers } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { writeFact } from '#modules/outbox';
import { asMerchant } from '#modules/site';
import { findMessage, insertMessage } from './message-store.ts';
import { attachPictures, findTalkPicture } from './picture-store.ts';
import { closeTalk, findQueued, markReadByStaff, noteStaffMessage } from './queue-store.ts';
import { addNote } from './team/add-note.ts';
import { cannedAnswers } from './team/canned-answers.ts';
import { showColleagues } from './team/colleagues.ts';
import { showMember } from './team/show-member.ts';
import { showQueue } from './team/show-queue.ts';
import { giveTalk } from './team/give-talk.ts';
import { listLines } from './team/talk-lines.ts';
import {
  lockFor,
  missing,
  nameOf,
  noteReading,
  presentQueued,
  readOwnLanguage,
  type TeamDeps,
} from './team/talk-of-team.ts';
import { findWriting, noteWriting, removeWriting } from './writing/store.ts';

export { answerPictures } from './team/add-picture.ts';

type ChatCalls = StaffHandlers<
  | 'listQueue'
  | 'openTalk'
  | 'takeTalk'
  | 'takeOverTalk'
  | 'listColleagues'
  | 'handOverTalk'
  | 'tellStaffWriting'
  | 'answerTalk'
  | 'addTalkNote'
  | 'closeTalk'
  | 'queuedPicture'
  | 'talkMember'
  | 'listCannedAnswers'
  | 'saveCannedAnswer'
  | 'removeCannedAnswer'
>;

export const chatStaff = (deps: TeamDeps): ChatCalls => {
  const { database, clock } = deps;
  return {
    ...cannedAnswers(deps),

    listQueue: (input, call) => showQueue(call, input, deps),

    openTalk: ({ merchant, id, before = null }, call) =>
      asMerchant(database, merchant, async (tx) => {
        if (before === null) await markReadByStaff(tx, id);
        const talk = await findQueued(tx, id);
        if (!talk) throw missing(merchant, id);
        const found = await listLines(tx, { talkId: id, before });
        await noteReading(tx, call, { merchant, at: clock(), memberId: talk.memberId, talkId: id });
        const writing = await findWriting(tx, { talkId: id, side: 'member', now: clock() });
        const language = await readOwnLanguage(tx, merchant);
        return { ...found, talk: presentQueued(talk, language), isWriting: writing !== null };
      }),

    takeTalk: (talk, call) => giveTalk(call, { talk, to: nameOf(call) }, deps),
    takeOverTalk: (talk, call) =>
      giveTalk(call, { talk, to: nameOf(call), isTakenOver: true }, deps),
    listColleagues: ({ merchant }, call) => showColleagues(call, merchant, deps),
    handOverTalk: ({ to, ...talk }, call) => giveTalk(call, { talk, to }, deps),

    tellStaffWriting: ({ name = null, ...talk }, call) =>
      asMerchant(database, talk.merchant, async (tx) => {
        const { memberId } = await lockFor(tx, talk, call);
        await noteWriting(tx, { talkId: talk.id, memberId, side: 'staff', name, at: clock() });
        return {};
      }),

    answerTalk: ({ text, clientId, name = null, pictureIds, ...talk }, call) =>
      asMerchant(database, talk.merchant, async (tx) => {
        const { memberId, messages } = await lockFor(tx, talk, call);
        const { id: talkId } = talk;
        const written = { talkId, author: 'staff', clientId } as const;
        const known = await findMessage(tx, written);
        if (known) return { id: known.id };
        const [at, place] = [clock(), messages + 1];
        const { id } = await insertMessage(tx, { ...written, memberId, place, name, text, at });
        const attached = await attachPictures(tx, {
          messageId: id,
          memberId,
          byStaff: true,
          pictureIds,
          at,
        });
        const lost = pictureIds.find((each) => !attached.includes(each));
        // Throwing also rolls back the message.
        if (lost !== undefined) throw new StaffRefusal('not_found', `There is no picture ${lost}.`);
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

    addTalkNote: (input, call) => addNote(call, input, deps),

    closeTalk: (talk, call) =>
      asMerchant(database, talk.merchant, async (tx) => {
        const { memberId } = await lockFor(tx, talk, call);
        const at = clock();
        await closeTalk(tx, talk.id, at);
        const event = { action: 'chat.close', at, memberId, about: { talkId: talk.id } } as const;
        await writeAudit(tx, { ...auditFromStaff(call, talk.merchant), ...event });
        return {};
      }),

    talkMember: (input, call) => showMember(call, input, deps),

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
