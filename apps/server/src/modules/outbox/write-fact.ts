import { randomUUID } from 'node:crypto';
import type { Fact } from '@parlour/contract/facts/fact';
import { facts, type FactName } from '@parlour/contract/facts/facts';
import type { Tx } from '@parlour/database/connection';
import { insertFact } from './store.ts';

/** `dueAt`: the time before which the fact is not delivered, absent for at once. Later facts of the member may wait for it in the same module. */
type WrittenFact<N extends FactName> = Omit<Fact<N>, 'id'> & { dueAt?: Date };

/** Writes a fact in the caller's transaction; a rollback removes it. Sent as soon as it is called. */
export const writeFact = <N extends FactName>(tx: Tx, fact: WrittenFact<N>): Promise<void> =>
  insertFact(tx, { ...fact, id: randomUUID() }, facts[fact.name].obeyedBy);
