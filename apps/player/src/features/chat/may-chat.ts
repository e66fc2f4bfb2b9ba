// Who may use the chat, asked before any call of it (CHAT-01): members of a merchant with the flag CBS3 who are not restricted.
import { memberInfo } from '@parlour/contract/member/calls';
import { memberTypes } from '@parlour/contract/member/member-types';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';

export type ChatRight = 'granted' | 'restricted' | 'off';

export type AskChatRight = () => Promise<ChatRight>;

/** Makes a question that is answered once for each session, because it keeps an idle session alive (S1). */
export function makeChatRight(foundation: Foundation): AskChatRight {
  const { site, session } = foundation;
  const known = new Map<string, Promise<ChatRight>>();

  async function ask(): Promise<ChatRight> {
    const { type } = await readsOf(foundation)(memberInfo, {}, { teller: 'page' });
    return type === memberTypes.restricted ? 'restricted' : 'granted';
  }
  return async () => {
    if (!site.flag('CBS3')) return 'off';
    await session.known();
    const owner = session.get()?.token ?? '';
    const asked = known.get(owner) ?? ask();
    known.set(owner, asked);
    asked.catch(() => known.delete(owner));
    return asked;
  };
}
