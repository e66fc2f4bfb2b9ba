// What modules tell each other: something that happened, named in the past tense. A rule writes it in the transaction
// in which it happened, and every module named here hears of it at least once, a member's facts in their order.
// A fact is listed when there is a module that obeys it: `round.settled` comes with the first that does.
import type { z } from 'zod';
import type { factShapes } from './facts.schema.ts';

export const facts = {
  /** A game's address was received for a member who plays for money (TRACK-08). */
  'game.launched': { obeyedBy: ['tracking'] },
  /** By whichever way; the session is open already. */
  'member.loggedIn': { obeyedBy: ['tracking'] },
} as const satisfies Record<string, { obeyedBy: readonly [string, ...string[]] }>;

export type FactName = keyof typeof facts;

export type Fact<N extends FactName = FactName> = {
  /** The same each time it is told: by this a handler knows what it has done already. */
  id: string;
  name: N;
  merchantCode: string;
  memberId: string;
  at: Date;
  about: z.output<(typeof factShapes)[N]>;
};

/** What a module does at the facts that it obeys. It may be told twice, and one that throws is told again later. */
export type Handles = { [N in FactName]?: (fact: Fact<N>) => Promise<void> };

type ObeyedBy<M extends string> = {
  [N in FactName]: M extends (typeof facts)[N]['obeyedBy'][number] ? N : never;
}[FactName];

/** All of them, for the module of that name: one that forgets a fact does not compile. */
export type HandlesOf<M extends HandlerName> = Required<Pick<Handles, ObeyedBy<M>>>;
export type HandlerName = (typeof facts)[FactName]['obeyedBy'][number];
