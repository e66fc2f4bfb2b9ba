// What comes round in a lottery: issues are opened, drawn and settled when their time has come.
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { FastifyInstance } from 'fastify';
import type { EngineDeps } from '../../engine.ts';
import { drawIssues } from './draw-issues.ts';
import { openIssues } from './open-issues.ts';
import { settleIssues } from './settle-issues.ts';

/** Looks four times a second: a draw is seldom later than that. */
export function followClock(app: FastifyInstance, deps: EngineDeps): void {
  const look = keepLooking(app, {
    everyMs: 250,
    look: () => runClock(deps),
    trouble: 'a draw was not finished',
  });
  // Before the first request, so that there is something to buy.
  app.addHook('onReady', async () => look());
}

/** Does all that is due by now. Several processes may run it at once, and one finishes what another has left half done. */
export async function runClock(deps: EngineDeps): Promise<void> {
  await openIssues(deps);
  await drawIssues(deps);
  await settleIssues(deps);
}
