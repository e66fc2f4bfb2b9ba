// Who may use the chat (CHAT-01): members of a merchant with the flag CBS3 who are not restricted. The built-in one is for merchants without
// an outside chat (CHAT-05).
import { memberTypes } from '@parlour/contract/member/member-types';
import type { Database, Tx } from '@parlour/database/connection';
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import { inSession } from '#modules/session';
import { findOutsideChat } from '#modules/site';
import { findMemberType } from './talk-store.ts';

export type ChatDeps = { database: Database; clock: () => Date };

type CallOfMember = Pick<MemberCall, 'merchant' | 'session'>;

export function refuseWithoutChat({ merchant }: Pick<MemberCall, 'merchant'>): void {
  if (!merchant.flag('CBS3')) throw new Refusal('function.not.available');
}

/** Refuses calls of the built-in chat where the merchant has another one. */
function refuseWithoutOwnChat(call: Pick<MemberCall, 'merchant'>): void {
  refuseWithoutChat(call);
  if (findOutsideChat(call.merchant) !== null) throw new Refusal('function.not.available');
}

export function refuseRestricted(type: number | null): void {
  if (type === memberTypes.restricted) throw new Refusal('no_permissions');
}

async function askMayChat(tx: Tx, call: CallOfMember): Promise<void> {
  refuseWithoutOwnChat(call);
  refuseRestricted(await findMemberType(tx, call.session.memberId));
}

/** Runs a transaction that reads for a member who may chat. */
export const readingChat = <T>(
  call: CallOfMember,
  { database }: Pick<ChatDeps, 'database'>,
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  database.transaction(call.merchant.code, async (tx) => {
    await askMayChat(tx, call);
    return run(tx);
  });

/** Runs a transaction that writes for a member who may chat and whose session is live. */
export const inChat = <T>(
  call: MemberCall,
  deps: ChatDeps,
  run: (tx: Tx) => Promise<T>,
): Promise<T> =>
  inSession(call, deps, async (tx) => {
    await askMayChat(tx, call);
    return run(tx);
  });
