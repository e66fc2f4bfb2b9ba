// Gives a talk to a person of the team, or back into the queue, with its audit event.
import type { StaffCall } from '#http/staff/staff-call';
import { auditFromStaff, writeAudit } from '#modules/audit';
import { asMerchant } from '#modules/site';
import { takeTalk } from '../queue-store.ts';
import { checkColleague } from './colleagues.ts';
import { lockFor, lockForAny, nameOf, type NamedTalk, type TeamDeps } from './talk-of-team.ts';

type Gift = {
  talk: NamedTalk;
  /** The name of a person; null for the queue. */
  to: string | null;
  /** Whether the talk may be somebody else's: it is taken over. */
  isTakenOver?: boolean;
};

export const giveTalk = (
  call: StaffCall,
  { talk, to, isTakenOver = false }: Gift,
  { database, clock, listColleagues }: TeamDeps,
) =>
  asMerchant(database, talk.merchant, async (tx) => {
    const lock = isTakenOver ? lockForAny : lockFor;
    const { memberId } = await lock(tx, talk, call);
    if (listColleagues && to !== null && to !== nameOf(call)) {
      await checkColleague(tx, { merchant: talk.merchant, to }, listColleagues);
    }
    await takeTalk(tx, talk.id, to);
    const about = { talkId: talk.id, to };
    const event = { action: 'chat.take', at: clock(), memberId, about } as const;
    await writeAudit(tx, { ...auditFromStaff(call, talk.merchant), ...event });
    return {};
  });
