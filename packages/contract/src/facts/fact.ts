// A fact as it is delivered, and the handlers of the modules that obey it.
import type { z } from 'zod';
import type { factShapes } from './facts.schema.ts';
import type { FactName, facts } from './facts.ts';

export type Fact<N extends FactName = FactName> = {
  /** The same for each delivery of the fact, so that a handler can recognise what it has done already. */
  id: string;
  name: N;
  merchantCode: string;
  memberId: string;
  at: Date;
  about: z.output<(typeof factShapes)[N]>;
};

/** A module's handlers of the facts that it obeys. A fact may be delivered twice; if a handler throws, it is delivered again later. */
export type FactHandlers = { [N in FactName]?: (fact: Fact<N>) => Promise<void> };

type ObeyedBy<M extends string> = {
  [N in FactName]: M extends (typeof facts)[N]['obeyedBy'][number] ? N : never;
}[FactName];

/** All handlers of the module of that name: a module that forgets a fact does not compile. */
export type FactHandlersOf<M extends HandlerName> = Required<Pick<FactHandlers, ObeyedBy<M>>>;
export type HandlerName = (typeof facts)[FactName]['obeyedBy'][number];
