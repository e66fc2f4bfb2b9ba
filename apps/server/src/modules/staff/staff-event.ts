import type { AuditAction, AuditEvent } from '@parlour/contract/audit/event';
import { staffRealm } from '@parlour/contract/staff/realm';
import type { EntryCall } from '#http/staff/entry-call';

type EventSubject = {
  mail: string;
  at: Date;
  /** Whether the caller has proven to be the person of the account. */
  isProven: boolean;
};

/** The event of a call by which staff enter, for the operator's own chain. A refused caller is a guest, whatever address was typed. */
export const eventOfStaff = <A extends AuditAction>(
  { address, requestId }: EntryCall,
  { mail, at, isProven }: EventSubject,
  event: Pick<AuditEvent<A>, 'action' | 'result' | 'about'>,
): AuditEvent<A> => ({
  ...event,
  merchantCode: staffRealm,
  at,
  address,
  requestId,
  memberId: null,
  subject: mail,
  ...(isProven ? { actor: 'operator', actorName: mail } : { actor: 'guest' }),
});
