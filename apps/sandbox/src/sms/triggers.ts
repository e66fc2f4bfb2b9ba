// Numbers that make the stand-in of Twilio behave in a certain way (vendors.md 2): the vendor's test numbers, which are refused, and our own endings.
import type { Trigger } from '../stand-in.ts';

type Refusal = { to: string; code: number; message: string; effect: string };
const refusals: readonly Refusal[] = [
  {
    to: '+15005550001',
    code: 21211,
    message: "The 'To' number is not a valid phone number.",
    effect: 'Refused, 21211: not a valid number',
  },
  {
    to: '+15005550002',
    code: 21612,
    message: "The 'To' phone number is not currently reachable.",
    effect: 'Refused, 21612: no route to it',
  },
  {
    to: '+15005550003',
    code: 21408,
    message: 'Permission to send an SMS has not been enabled for this region.',
    effect: 'Refused, 21408: not this region',
  },
  {
    to: '+15005550004',
    code: 21610,
    message: 'Attempt to send to unsubscribed recipient.',
    effect: 'Refused, 21610: opted out',
  },
  {
    to: '+15005550009',
    code: 21614,
    message: "The 'To' number is not a valid mobile number.",
    effect: 'Refused, 21614: not a mobile number',
  },
];

const undelivered: Readonly<Record<string, string>> = {
  '30003': 'unreachable',
  '30004': 'blocked',
  '30005': 'unknown number',
  '30006': 'a landline',
  '30007': 'filtered',
  '30008': 'other reasons',
};
const late = { ending: '90020', ms: 20_000 };
const twice = { ending: '90002' };

export const twilioTriggers: readonly Trigger[] = [
  ...refusals.map(({ to, effect }) => ({ input: to, effect })),
  ...Object.entries(undelivered).map(([code, why]) => ({
    input: `ends in ${code}`,
    effect: `Taken, then undelivered: ${why}`,
  })),
];

/** Triggers of every vendor. */
export const commonTriggers: readonly Trigger[] = [
  { input: `ends in ${late.ending}`, effect: 'Arrives after 20 s' },
  { input: `ends in ${twice.ending}`, effect: 'Arrives twice' },
  { input: 'any other', effect: 'Queued, sent, delivered' },
];

/** Finds the refusal of a number; null if it is accepted. */
export const findRefusal = (to: string): Pick<Refusal, 'code' | 'message'> | null =>
  refusals.find((each) => each.to === to) ?? null;

/** The outcome of an accepted message. */
export type Fate = {
  /** The reason why it does not arrive, or null. */
  errorCode: number | null;
  /** The time until it arrives. */
  afterMs: number;
  copies: number;
};

/** The time until a message arrives, and how often it does. */
export function arrivalOf(to: string): Omit<Fate, 'errorCode'> {
  const ending = to.slice(-5);
  return {
    afterMs: ending === late.ending ? late.ms : 0,
    copies: ending === twice.ending ? 2 : 1,
  };
}

export function fateOf(to: string): Fate {
  const ending = to.slice(-5);
  const errorCode = Object.hasOwn(undelivered, ending) ? Number(ending) : null;
  return { errorCode, ...arrivalOf(to) };
}
