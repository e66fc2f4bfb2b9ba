// Addresses that make the stand-in behave in a certain way (vendors.md 3).
import type { Trigger } from '../stand-in.ts';

type Refusal = { responseCode: number; message: string };
const refusals: Readonly<Record<string, Refusal>> = {
  bounce: { responseCode: 550, message: 'No such mailbox' },
  later: { responseCode: 451, message: 'Try again later' },
  full: { responseCode: 552, message: 'Mailbox full' },
};
const slow = { name: 'slow', ms: 12_000 };

export const mailTriggers: readonly Trigger[] = [
  { input: 'bounce@…', effect: 'Refused, 550: no such mailbox' },
  { input: 'later@…', effect: 'Refused for now, 451' },
  { input: 'full@…', effect: 'Refused, 552: mailbox full' },
  { input: 'slow@…', effect: 'Taken after 12 s' },
  { input: 'any other', effect: 'Taken at once' },
];

const localPart = (address: string): string => address.slice(0, address.lastIndexOf('@'));

/** Finds the refusal of an address; null if it is accepted. */
export function findRefusal(address: string): Refusal | null {
  const name = localPart(address);
  return Object.hasOwn(refusals, name) ? (refusals[name] ?? null) : null;
}

export const waitOf = (address: string): number => (localPart(address) === slow.name ? slow.ms : 0);
