// What operators call. Every call is checked, may meet the stand-in's fault, and lies in the inbox afterwards.
import { listPauseMs, openOperatorRoutes, operatorPrefix } from '@parlour/supplier/operator-routes';
import { OperatorRefusal } from '@parlour/supplier/refusal';
import type { Guard } from '@parlour/supplier/signed-body';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { misbehave, type Wait } from '../../faults/misbehave.ts';
import type { FaultStore } from '../../faults/store.ts';
import type { CallStore } from '../../inbox/store.ts';
import type { HubStores } from '../stores.ts';
import { hubGames } from '../triggers.ts';
import { describeGame } from './describe-game.ts';
import { makeLaunch, readGameUrl } from './game-url.ts';
import { recordCalls } from './record-calls.ts';
import { makeRoundLink } from './round-url.ts';

export type OperatorApiDeps = {
  stores: HubStores;
  calls: CallStore;
  faults: FaultStore;
  guard: Guard;
  clock: () => Date;
  wait: Wait;
};

export function operatorRoutes(app: FastifyInstance, deps: OperatorApiDeps): void {
  const { guard, clock, wait } = deps;
  const { lists, plays, rounds } = deps.stores;
  recordCalls(app, deps);
  const signed = openOperatorRoutes(app, guard);
  app.addHook('preHandler', async (_, reply) => {
    const fault = await deps.faults.findFault('hub');
    if (fault && (await misbehave(reply, fault, wait))) return reply;
  });

  app.post(`${operatorPrefix}/list`, async (request) => {
    const { operator } = signed(request);
    const now = clock();
    const since = new Date(now.getTime() - listPauseMs);
    if (!(await lists.mayList({ operatorId: operator.operatorId, now, since }))) {
      throw new OperatorRefusal(429, 'Too Many Requests');
    }
    return hubGames.map(describeGame);
  });

  app.post(`${operatorPrefix}/url`, async (request, reply) => {
    const { operator, input } = signed(request);
    const { read, game } = readGameUrl(input);
    const url = async (): Promise<string> =>
      originOf(request) + (await makeLaunch(read, { plays, operator, now: clock() }));
    return game.answer(reply, { url, wait });
  });

  app.post(`${operatorPrefix}/round`, async (request) => {
    const { operator, input } = signed(request);
    const path = await makeRoundLink(input, { rounds, operator, now: clock() });
    return { url: originOf(request) + path };
  });
}

/** Where the operator called us is where the player finds us; app.ts lets only our own hosts pass. */
const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
