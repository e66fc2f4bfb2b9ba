// Delivers the facts that modules wrote to the modules that handle them, as their records say.
import type { FactHandlers } from '@parlour/contract/facts/fact';
import { keepFactsDelivered } from '#modules/outbox';
import type { ServerContext } from './server-context-type.ts';
import type { ServerModule } from './module.ts';

/** The modules' fact handlers, by the name of the module. */
export const handlersOf = (modules: readonly ServerModule[]): Record<string, FactHandlers> =>
  Object.fromEntries(
    modules.flatMap(({ name, handles }) => (handles ? [[name, handles] as const] : [])),
  );

export const startTelling = (
  { database, clock, log }: Pick<ServerContext, 'database' | 'clock' | 'log'>,
  modules: readonly ServerModule[],
) =>
  keepFactsDelivered({
    database,
    handlers: handlersOf(modules),
    clock,
    onFailure: (error, failed) =>
      log[failed.isLast ? 'error' : 'warn']({ err: error, ...failed }, 'a fact was not taken'),
    onTrouble: (error) => log.warn({ err: error }, 'the outbox could not be read'),
  });
