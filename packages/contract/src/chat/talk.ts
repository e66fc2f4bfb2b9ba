// What a talk of the built-in chat consists of, and its limits (CHAT-05). Site and server both use this file.

/** States of a talk: `open`: the team has the next word; `waiting`: the member has it; `closed`: the team considers it settled. */
export const talkStates = ['open', 'waiting', 'closed'] as const;
export type TalkState = (typeof talkStates)[number];

/**
 * Parts of the queue, as the desk shows them; `waiting`: the team has the next word, and nobody has taken the talk; `mine`: the
 * caller has taken it; `others`: somebody else has, or its member has the next word.
 */
export const queueParts = ['waiting', 'mine', 'others', 'closed'] as const;
export type QueuePart = (typeof queueParts)[number];

/** Authors of messages; `system`: the merchant's message outside of its hours. */
export const chatAuthors = ['member', 'staff', 'system'] as const;
export type ChatAuthor = (typeof chatAuthors)[number];

/** The most UTF-16 code units of a subject. */
export const longestSubject = 100;
/** The most UTF-16 code units of a message, as browsers count them; in JSON they fit into a body of 64 KB (V1). */
export const longestChatText = 10_000;
/** The most code units of the name under which a person of the team writes. */
export const longestStaffName = 40;
/** The most code units of what a member says about a talk that has ended. */
export const longestRemark = 500;
/** The most messages of one answer. */
export const messagesAtOnce = 50;
/** The fewest and the most code units of what is searched for. */
export const searchLength = { least: 2, most: 100 };
/** Searches that a person of the team may make in a minute. */
export const searchesPerMinute = 30;
/** Pictures that a person of the team may send in a day. */
export const staffPicturesPerDay = 200;
/** The most talks listed, more than a member looks through. */
export const talksAtOnce = 100;
/**
 * Minutes after which a member who has not read an answer is told of it elsewhere. Whoever has the talk open reads an answer
 * within seconds, and whoever only looked into another app is back by then.
 */
export const tellAfterMinutes = 2;
/** Milliseconds for which a side is shown as writing after it said so. */
export const writingShownMs = 6_000;
/** The least milliseconds after which a side that goes on writing says so again. */
export const writingEveryMs = 4_000;
/** Days for which a closed talk may be continued. */
export const reopenDays = 7;

/** A visible character: no space, line end or invisible character. */
const readable = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the text can be sent as a message without a picture. */
export const isChatText = (text: string): boolean =>
  text.length <= longestChatText && readable.test(text);

export const isSubject = (text: string): boolean =>
  text.length <= longestSubject && readable.test(text);
