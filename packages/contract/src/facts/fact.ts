// A fact as it is told, and what a module does at it.
import type { z } from 'zod';
import type { factShapes } from './facts.schema.ts';
import type { FactName, facts } from './facts.ts';

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
