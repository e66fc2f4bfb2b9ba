// Endings of a number that make the stand-in behave in a certain way (vendors.md 2). The vendor has no test numbers, so all are ours.
import type { Trigger } from '../../stand-in.ts';
import { arrivalOf, type Fate } from '../triggers.ts';

/** The status and text of a refusal, as the vendor answers it. */
export type VonageError = { status: string; text: string };

const refusals: Readonly<Record<string, VonageError & { effect: string }>> = {
  '70001': { status: '1', text: 'Throughput Rate Exceeded', effect: 'throttled' },
  '70005': { status: '5', text: 'Internal Error', effect: 'an error of its own' },
  '70006': { status: '6', text: 'Unroutable message - rejected', effect: 'no network has it' },
  '70007': { status: '7', text: 'Number barred', effect: 'barred' },
  '70029': {
    status: '29',
    text: 'Non White-listed Destination - rejected',
    effect: 'not one of a trial account',
  },
  '70033': { status: '33', text: 'Number De-activated', effect: 'out of use' },
};

/** Endings with the `err-code` of the receipt, and its meaning. */
const failures: Readonly<Record<string, { code: number; effect: string }>> = {
  '80003': { code: 3, effect: 'no longer in use' },
  '80004': { code: 4, effect: 'barred' },
  '80006': { code: 6, effect: 'filtered as spam' },
  '80009': { code: 9, effect: 'not a number' },
  '80012': { code: 12, effect: 'unreachable' },
};

export const vonageTriggers: readonly Trigger[] = [
  ...Object.entries(refusals).map(([ending, { status, effect }]) => ({
    input: `ends in ${ending}`,
    effect: `Refused, status ${status}: ${effect}`,
  })),
  ...Object.entries(failures).map(([ending, { code, effect }]) => ({
    input: `ends in ${ending}`,
    effect: `Taken, then failed, err-code ${code}: ${effect}`,
  })),
];

/** Finds the refusal of a number; null if it is accepted. */
export const findVonageRefusal = (to: string): VonageError | null => refusals[to.slice(-5)] ?? null;

export const vonageFateOf = (to: string): Fate => ({
  errorCode: failures[to.slice(-5)]?.code ?? null,
  ...arrivalOf(to),
});
