// A member's device says that the member is writing. Like all calls of the chat it is decided in the transaction that writes (099).
import type { MemberCall } from '#http/call';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { inChat, type ChatDeps } from '../may-chat.ts';
import { hasTalk, noteWriting } from './store.ts';

export const tellWriting = (
  call: MemberCall,
  { id: talkId }: CallInput<'tellWriting'>,
  deps: ChatDeps,
): Promise<null> => {
  const { memberId } = call.session;
  return inChat(call, deps, async (tx) => {
    if (!(await hasTalk(tx, { talkId, memberId }))) throw new Refusal('not_found');
    const at = deps.clock();
    await noteWriting(tx, { talkId, memberId, side: 'member', name: null, at });
    return null;
  });
};
