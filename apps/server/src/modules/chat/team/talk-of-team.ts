// A talk as a person of the team finds it: whose business it is, and the events of looks at it.
import { ownLanguage, type Language } from '@parlour/contract/languages';
import type { Tx } from '@parlour/database/connection';
import type { Limits } from '#http/limits';
import type { StaffCall } from '#http/staff/staff-call';
import { StaffRefusal } from '#http/staff/staff-refusal';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { readMerchantSettings } from '#modules/site';
import type { ChatDeps } from '../may-chat.ts';
import { lockQueued, type QueuedTalk } from '../queue-store.ts';

/** Lists the addresses of people who may make a call at a merchant, or the one of `only` (module staff). */
export type ListColleagues = (
  tx: Tx,
  wanted: { of: string; name: 'answerTalk'; only: string | null },
) => Promise<string[]>;

/** `limits` and `listColleagues`: absent for commands, whose searches are not counted and which name people without an account. */
export type TeamDeps = ChatDeps & {
  limits?: Pick<Limits, 'take'>;
  listColleagues?: ListColleagues;
};

export type NamedTalk = { merchant: string; id: string };

/** A look at a talk; without ids one at the queue. */
type TalkReading = {
  merchant: string;
  at: Date;
  memberId: string | null;
  talkId: string | null;
};

/** The name under which a person has a talk; a program has one, too. */
export const nameOf = ({ by }: StaffCall): string =>
  by.actor === 'operator' ? by.actorName : by.actor;

export function noteReading(tx: Tx, call: StaffCall, { merchant, talkId, ...read }: TalkReading) {
  const event = { action: 'chat.read', about: { talkId }, ...read } as const;
  return writeAudit(tx, { ...auditFromStaff(call, merchant), ...event });
}

/** Locks a talk, whoever has taken it. */
export async function lockForAny(tx: Tx, { merchant, id }: NamedTalk) {
  const talk = await lockQueued(tx, id);
  if (!talk) throw missing(merchant, id);
  return talk;
}

/** Locks a talk that the caller may answer: one that nobody has taken, or the caller. */
export async function lockFor(tx: Tx, named: NamedTalk, call: StaffCall) {
  const talk = await lockForAny(tx, named);
  const { takenBy } = talk;
  if (takenBy === null || takenBy === nameOf(call)) return talk;
  throw new StaffRefusal('talk_taken', `${takenBy} has taken ${named.id}.`);
}

export const missing = (merchant: string, id: string): StaffRefusal =>
  new StaffRefusal('not_found', `${merchant} has no talk ${id}.`);

/** The language of members who have chosen none. */
export const readOwnLanguage = async (tx: Tx, merchant: string): Promise<Language> =>
  (await readMerchantSettings(tx, merchant))('defaultLanguage');

export function presentQueued(queued: QueuedTalk, otherwise: Language) {
  const { memberId: _, language, lastAt, waitsSince, ...rest } = queued;
  const { lastFrom, lastName, lastText, ...talk } = rest;
  const last = lastFrom === null ? null : { from: lastFrom, name: lastName, text: lastText ?? '' };
  return {
    ...talk,
    language: ownLanguage(language) ?? otherwise,
    lastAt: lastAt.getTime(),
    waitsSince: waitsSince?.getTime() ?? null,
    last,
  };
}
