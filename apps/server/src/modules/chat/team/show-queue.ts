// The queue of talks as the desk shows it, and searches in it, which are counted for each person.
import { searchesPerMinute } from '@parlour/contract/chat/talk';
import type { Tx } from '@parlour/database/connection';
import type { StaffAnswer, StaffCall, StaffInput } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant } from '#modules/site';
import { countQueue, listQueue } from '../queue-store.ts';
import {
  nameOf,
  noteReading,
  presentQueued,
  readOwnLanguage,
  type TeamDeps,
} from './talk-of-team.ts';

/** The most talks listed, more than a person reads at once. */
const mostListed = 200;

export async function showQueue(
  call: StaffCall,
  { merchant, ...asked }: StaffInput<'listQueue'>,
  { database, clock, limits }: TeamDeps,
): Promise<StaffAnswer<'listQueue'>> {
  const { state = null, whose = null, find = null } = asked;
  const by = nameOf(call);
  if (find !== null) await countSearch(limits, { merchantCode: merchant, by });
  return asMerchant(database, merchant, async (tx) => {
    const found = await listQueue(tx, { state, whose, find, by, most: mostListed });
    const at = clock();
    if (find === null) await noteReading(tx, call, { merchant, at, memberId: null, talkId: null });
    else await noteSearch(tx, call, { merchant, at, talks: found.length });
    const language = await readOwnLanguage(tx, merchant);
    const talks = found.map((each) => presentQueued(each, language));
    return { talks, counts: await countQueue(tx, by) };
  });
}

type SearchNote = { merchant: string; at: Date; talks: number };

function noteSearch(tx: Tx, call: StaffCall, { merchant, at, talks }: SearchNote) {
  const event = { action: 'chat.search', memberId: null, at, about: { talks } } as const;
  return writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
}

type Searcher = { merchantCode: string; by: string };

/** Refuses a person who searches more often than anybody reads. */
async function countSearch(
  limits: TeamDeps['limits'],
  { merchantCode, by }: Searcher,
): Promise<void> {
  // A4: only the person's own session takes from it, so strangers use up nothing.
  const key = `chat-search:${merchantCode}:${by}`;
  const retryAfter = await limits?.take(key, searchesPerMinute, 60);
  if (typeof retryAfter !== 'number') return;
  throw new StaffRefusal('too_many_searches', `Too many searches: wait ${retryAfter} s.`, {
    retryAfter,
  });
}
