// An open talk that is asked for again: the newest messages replace what is known of them, and earlier ones stay.
import type { openTalk } from '@parlour/contract/chat/staff-calls';
import type { Answer } from '@parlour/contract/endpoint';

export type OpenedTalk = Answer<typeof openTalk>;
export type TalkMessage = OpenedTalk['messages'][number];

/** Joins a newer answer to what is shown. Without a message in common there is a gap, and only the newer answer is shown. */
export function mergeNewer(shown: OpenedTalk | undefined, newer: OpenedTalk): OpenedTalk {
  const [first] = newer.messages;
  const at = shown?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!shown || at < 0) return newer;
  return {
    ...newer,
    messages: [...shown.messages.slice(0, at), ...newer.messages],
    hasEarlier: shown.hasEarlier,
  };
}

/** Puts earlier messages before those that are shown. */
export function mergeEarlier(shown: OpenedTalk, earlier: OpenedTalk): OpenedTalk {
  const known = new Set(shown.messages.map(({ id }) => id));
  const added = earlier.messages.filter(({ id }) => !known.has(id));
  return { ...shown, messages: [...added, ...shown.messages], hasEarlier: earlier.hasEarlier };
}
