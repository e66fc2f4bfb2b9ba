// Delivers one fact to one module: checks its content first, and limits the time of the handler.
import type { Fact, FactHandlers } from '@parlour/contract/facts/fact';
import { facts, type FactName } from '@parlour/contract/facts/facts';
import { factShapes } from '@parlour/contract/facts/facts.schema';

/** Time limit of a handler. The server's shutdown waits for handlers, so it is shorter than the shutdown may take. */
const patienceMs = 5_000;

export type UnreadFact = Omit<Fact, 'name' | 'about'> & { name: string; about: unknown };

/** Returns null if the module handled the fact, else the error. Unknown names and content may come from a newer process: they are tried again. */
export async function tell(fact: UnreadFact, handles: FactHandlers = {}): Promise<unknown> {
  try {
    const { name } = fact;
    if (!isFactName(name)) throw new Error(`${name} is no fact of this version`);
    await withinPatience(hand(handles, { ...fact, name }));
    return null;
  } catch (error) {
    return error ?? new Error('it threw nothing');
  }
}

const isFactName = (name: string): name is FactName => Object.hasOwn(facts, name);

async function hand<N extends FactName>(
  handles: FactHandlers,
  fact: Omit<Fact<N>, 'about'> & { about: unknown },
): Promise<void> {
  const handle = handles[fact.name];
  if (!handle) throw new Error(`nobody obeys ${fact.name} here`);
  const about = factShapes[fact.name].parse(fact.about) as Fact<N>['about'];
  await handle({ ...fact, about });
}

async function withinPatience(work: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`it took longer than ${patienceMs} ms`)),
    patienceMs,
  );
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
