// Endings of an account's id or secret that make the stand-ins of the networks behave in a certain way (vendors.md 7).
import { lateMs, type Wait } from '../faults/misbehave.ts';
import type { Trigger } from '../stand-in.ts';

export const adTriggers: readonly Trigger[] = [
  {
    input: 'ends in bad',
    effect:
      'Refused: Meta 190, TikTok 40105. Google answers 204, as for every event, and takes none',
  },
  { input: 'ends in slow', effect: 'Answers after 12 s, then as any other' },
  { input: 'ends in flaky', effect: '500 twice, then as any other' },
  { input: 'any other', effect: 'Its events are checked and kept, repeated ones marked' },
];

/** The account that a call names. */
export type NamedAccount = { network: string; id: string; secret: string };
/** A call's treatment: broken is a 500, unknown an account that the network does not have. */
export type Treatment = 'normal' | 'broken' | 'unknown';

const flakyTimes = 2;

/** Opens the triggers. How often a flaky account has failed is kept in memory. */
export function openTriggers(wait: Wait): (account: NamedAccount) => Promise<Treatment> {
  const failures = new Map<string, number>();
  return async ({ network, id, secret }) => {
    const hasEnding = (ending: string) => id.endsWith(ending) || secret.endsWith(ending);
    if (hasEnding('bad')) return 'unknown';
    if (hasEnding('slow')) await wait(lateMs);
    if (!hasEnding('flaky')) return 'normal';
    const key = JSON.stringify([network, id, secret]);
    const before = failures.get(key) ?? 0;
    failures.set(key, before + 1);
    return before < flakyTimes ? 'broken' : 'normal';
  };
}
