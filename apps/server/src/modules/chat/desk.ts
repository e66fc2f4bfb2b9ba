// What a member sees of the team before writing: whether somebody is there, the hours, and replies to choose from.
import { dutyAt } from '@parlour/contract/chat/hours';
import { wordsFor } from '@parlour/contract/chat/own-words';
import type { MemberCall } from '#http/call';
import type { CallAnswer } from '#http/route';
import { readingChat, type ChatDeps } from './may-chat.ts';

export async function showDesk(call: MemberCall, deps: ChatDeps): Promise<CallAnswer<'chatDesk'>> {
  const { merchant, language } = call;
  const [hours, timeZone] = [merchant.setting('chat.hours'), merchant.setting('timeZone')];
  const own = merchant.setting('defaultLanguage');
  return readingChat(call, deps, async () => ({
    ...dutyAt(hours, deps.clock(), timeZone),
    hours,
    timeZone,
    expectedMinutes: merchant.setting('chat.expectedMinutes'),
    quickReplies: wordsFor(merchant.setting('chat.quickReplies'), language, own) ?? [],
  }));
}
