// Endings of a subscription's id that make the service behave in a certain way (vendors.md 6).
import type { Trigger } from '../stand-in.ts';

export type Answer = { status: number; retryAfter?: number };

const answers: Readonly<Record<string, Answer & { effect: string }>> = {
  gone: { status: 404, effect: '404: the subscription is over' },
  bad: { status: 400, effect: '400: what was sent is refused' },
  quota: { status: 429, retryAfter: 120, effect: '429, and Retry-After of two minutes' },
};
const down: Answer & { ending: string } = { ending: 'down', status: 503 };

/** The beginning of a contact that the service refuses; such a sender reaches no device. */
const refusedContact = 'mailto:refused@';
export const isRefused = ({ contact }: { contact: string }): boolean =>
  contact.startsWith(refusedContact);

export const pushTriggers: readonly Trigger[] = [
  ...Object.entries(answers).map(([ending, { effect }]) => ({
    input: `ends in ${ending}`,
    effect,
  })),
  { input: `ends in ${down.ending}`, effect: '503 once, then it takes what comes' },
  {
    input: `the setting push.contact, of whoever sends, begins with ${refusedContact}`,
    effect: '403 for every message, whatever the id',
  },
  { input: 'any other', effect: 'Taken, opened and put into the inbox' },
];

/** The answer that a subscription's id requests; null if the message is accepted. */
export function answerFor({ id, wasDown }: { id: string; wasDown: boolean }): Answer | null {
  if (id.endsWith(down.ending)) return wasDown ? null : { status: down.status };
  const found = Object.entries(answers).find(([ending]) => id.endsWith(ending));
  return found?.[1] ?? null;
}
