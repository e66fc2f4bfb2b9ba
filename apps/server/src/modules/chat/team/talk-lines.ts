// What staff read in a talk: its messages, and the notes between them.
import { messagesAtOnce } from '@parlour/contract/chat/talk';
import type { Tx } from '@parlour/database/connection';
import { listMessages, type MessageRow } from '../message-store.ts';
import { listNotes, type NoteRow } from './note-store.ts';

type LineRange = { talkId: string; before: string | null };

/** Lists the messages before one of them, or the newest, with the notes that stand between them; newest last. */
export async function listLines(tx: Tx, { talkId, before }: LineRange) {
  const { messages, hasEarlier } = await listMessages(tx, { talkId, before, most: messagesAtOnce });
  const [first, last] = [messages[0], messages.at(-1)];
  const isOfNothing = before !== null && !last;
  const notes = isOfNothing
    ? []
    : await listNotes(tx, {
        talkId,
        from: hasEarlier && first ? first.place : 0,
        before: before !== null && last ? last.place + 1 : null,
      });
  const lines = [...messages.map(presentMessage), ...notes.map(presentNote)];
  // Sorting keeps the order of equals: a message comes before its notes.
  return { messages: lines.toSorted((one, other) => one.place - other.place), hasEarlier };
}

const presentMessage = ({ author, at, ...message }: MessageRow) => ({
  ...message,
  from: author,
  at: at.getTime(),
});

const presentNote = ({ id, afterPlace, author, text, at }: NoteRow) => ({
  id,
  place: afterPlace,
  from: 'note' as const,
  name: author,
  text,
  pictureIds: [],
  at: at.getTime(),
  isRead: false,
});
