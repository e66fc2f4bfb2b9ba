// Stores notes of staff in talks, which no member ever sees: the server's role has no right on them (decision 127).
import type { Tx } from '@parlour/database/connection';
import { noteChange } from '@parlour/database/noted-changes';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

/** The most notes listed with fifty messages. */
const mostListed = 200;

const select = tenantStatement<shapes.ListTalkNotes>(
  'list_talk_notes',
  `select id, after_place as "afterPlace", author, content as text, written_at as at from chat_note
    where merchant_code = $merchant and talk_id = $talkId and after_place >= $from::int
      and ($before?::int is null or after_place < $before?)
    order by after_place desc, id desc limit ${mostListed}`,
  { isPlannedEachTime: true },
);
export type NoteRow = shapes.ListTalkNotes['row'];

type NoteRange = {
  talkId: string;
  /** The first place behind which notes are wanted. */
  from: number;
  /** The place from which on none is wanted; null for no end. */
  before: number | null;
};
/** Lists the notes behind some messages of a talk, newest last. */
export async function listNotes(tx: Tx, range: NoteRange): Promise<NoteRow[]> {
  return (await select(tx, range)).toReversed();
}

const insert = tenantStatement<shapes.InsertTalkNote>(
  'insert_talk_note',
  `insert into chat_note (merchant_code, talk_id, client_id, after_place, author, content, written_at)
   values ($merchant, $talkId, $clientId, $afterPlace, $author, $text, $at) returning id`,
);
/** Writes a note and tells the team, and no member. */
export async function insertNote(
  tx: Tx,
  note: shapes.InsertTalkNote['values'],
): Promise<{ id: string }> {
  const [made] = await insert(tx, note);
  if (!made) throw new Error('the note was not kept');
  noteChange(tx, { memberId: null, what: 'desk' });
  return made;
}

const selectByClient = tenantStatement<shapes.FindTalkNote>(
  'find_talk_note',
  `select id from chat_note where merchant_code = $merchant and talk_id = $talkId and client_id = $clientId`,
);
/** Finds a note by the id that its writer's device gave it. */
export async function findNote(tx: Tx, note: shapes.FindTalkNote['values']) {
  const [found] = await selectByClient(tx, note);
  return found ?? null;
}
