// Records an attempt to log in: its row and its one event in the audit trail, in the caller's transaction (L1).
import type { AuditEvent } from '@parlour/contract/audit/event';
import type { SecondFactor } from '@parlour/contract/login/second-factors';
import type { Tx } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { auditFrom, writeAudit } from '#modules/audit';
import type { FirstProof, LoginOutcome } from './outcome.ts';
import { insertAttempt } from './store.ts';

/** How long an attempt waits for its second factor (weak spot 12). */
const waitingMs = 5 * 60_000;

export type AttemptRecord = {
  memberId: string | null;
  /** The name or number as it was typed. */
  username: string;
  deviceId: string;
  /** `registration`: the first session of a new account, which has no proof. */
  first: FirstProof | 'registration';
  asked: readonly SecondFactor[];
  given: readonly SecondFactor[];
  outcome: LoginOutcome;
  result: AuditEvent<'session.login'>['result'];
  at: Date;
};

export async function noteAttempt(tx: Tx, call: Call, noted: AttemptRecord): Promise<void> {
  const { memberId, deviceId, first, asked, given, outcome, at } = noted;
  await Promise.all([
    insertAttempt(tx, {
      memberId,
      deviceId,
      proofsGiven: outcome === 'refused' ? [] : [first, ...given],
      proofsAsked: [...asked],
      outcome,
      createdAt: at,
      expiresAt: new Date(at.getTime() + (outcome === 'waiting' ? waitingMs : 0)),
    }),
    writeAudit(tx, loginEvent(call, noted)),
  ]);
}

/** The attempt's event. A refused caller has not proven to be the named member, so the actor is a guest. */
export function loginEvent(
  call: Call,
  { memberId, username, first, asked, given, outcome, result, at }: AttemptRecord,
): AuditEvent<'session.login'> {
  const rights = outcome === 'refused' || outcome === 'waiting' ? undefined : outcome;
  const secondFactor = given.find((factor) => asked.includes(factor));
  return {
    ...auditFrom(call),
    action: 'session.login',
    result,
    about: { method: first, ...(secondFactor && { secondFactor }), ...(rights && { rights }) },
    at,
    actor: result === 'ok' ? 'member' : 'guest',
    memberId,
    subject: username,
  };
}
