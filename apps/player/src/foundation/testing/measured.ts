import type { Replies } from './answering-server.ts';

/** Replies to the calls of a page that tracks an event, for a visitor whom nobody asks. */
export const measured = {
  consentQuestion: { answer: { rule: 'none', kinds: [{ kind: 'usage', receivers: [] }] } },
  collectEvents: { answer: null },
} as const satisfies Replies;
