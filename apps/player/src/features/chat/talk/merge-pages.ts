import type { OpenTalk } from './open-talk.ts';

/** Joins the newest messages with those known from before. A gap between them drops the known ones, which the reader can load again. */
export function mergeNewest(known: OpenTalk | undefined, newest: OpenTalk): OpenTalk {
  const [first] = newest.messages;
  const at = known?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!known || at < 0) return newest;
  return {
    ...newest,
    messages: [...known.messages.slice(0, at), ...newest.messages],
    hasEarlier: at > 0 ? known.hasEarlier : newest.hasEarlier,
  };
}
