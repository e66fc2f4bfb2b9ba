// The drawn result of the lanterns.
import type { Round } from '../instant/state.ts';

export type LanternsDrawn = { signs: string[] };
export type LanternsRound = Round<LanternsDrawn>;
