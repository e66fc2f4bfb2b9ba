// A note of staff in a talk, which only staff see (decision 127). Whoever has taken the talk, everybody of the team may write one.
import type { StaffAnswer, StaffCall, StaffInput } from '#http/staff/staff-call';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant } from '#modules/site';
import { lockQueued } from '../queue-store.ts';
import { findNote, insertNote } from './note-store.ts';
import { missing, nameOf, type TeamDeps } from './talk-of-team.ts';

export const addNote = (
  call: StaffCall,
  { merchant, id: talkId, clientId, text }: StaffInput<'addTalkNote'>,
  { database, clock }: TeamDeps,
): Promise<StaffAnswer<'addTalkNote'>> =>
  asMerchant(database, merchant, async (tx) => {
    // Of two concurrent calls, the second finds the note of the first.
    const talk = await lockQueued(tx, talkId);
    if (!talk) throw missing(merchant, talkId);
    const known = await findNote(tx, { talkId, clientId });
    if (known) return known;
    const { memberId, messages: afterPlace } = talk;
    const at = clock();
    const author = nameOf(call);
    const made = await insertNote(tx, { talkId, clientId, afterPlace, author, text, at });
    const event = {
      action: 'chat.note',
      at,
      memberId,
      about: { talkId, noteId: made.id },
    } as const;
    await writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
    return made;
  });
