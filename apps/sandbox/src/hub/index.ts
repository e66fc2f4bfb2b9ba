// A stand-in for a game aggregator: an operator API with signatures in both directions, games that misbehave, and a game page that calls our wallet (vendors.md 1).
import { serveRounds } from '@parlour/supplier/operator/links';
import { operatorRoutes } from '@parlour/supplier/operator/routes';
import { keepLooking } from '@parlour/supplier/process/keep-looking';
import type { Operator, SupplierKeys } from '@parlour/supplier/process/key-folder';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { meetFaults } from '../faults/meet-faults.ts';
import type { Wait } from '../faults/misbehave.ts';
import { recordCalls } from '../inbox/record-calls.ts';
import type { StandIn } from '../stand-in.ts';
import { hubApi } from './operator/hub-api.ts';
import { playRoutes } from './play/routes.ts';
import { rollbackQueue } from './rounds/rollbacks.ts';
import { sendRound } from './rounds/round-page.ts';
import { dailySweep } from './sweep/sweep.ts';
import { hubTriggers } from './triggers.ts';
import { openHubWallet } from './wallet/wallet.ts';

export type HubDeps = {
  pool: Pool;
  keys: SupplierKeys;
  operators: readonly Operator[];
  clock: () => Date;
  wait: Wait;
  /** The time that an operator's wallet may take, in milliseconds; by default a second. */
  walletPatienceMs?: number;
};

export const hub: StandIn = {
  name: 'hub',
  title: 'Games',
  about: 'An aggregator that can misbehave, and its wallet calls',
  icon: 'game',
  triggerField: 'game_code in game/url',
  triggers: hubTriggers,
};

export async function hubRoutes(app: FastifyInstance, deps: HubDeps): Promise<void> {
  const { pool, clock } = deps;
  const wallet = openHubWallet(deps);
  const rollbacks = rollbackQueue({ pool, wallet, clock });
  await app.register(async (operators) => {
    recordCalls(operators, { ...deps, standIn: hub.name });
    meetFaults(operators, { ...deps, standIn: hub.name });
    operatorRoutes(operators, hubApi(deps));
  });
  playRoutes(app, { pool, wallet, rollbacks, clock });
  serveRounds(app, { pool, clock, sendRound: (reply, id) => sendRound(pool, reply, id) });
  const sweep = dailySweep({ pool, clock });
  keepLooking(app, {
    everyMs: 1_000,
    look: async () => void (await Promise.all([rollbacks.runDue(), sweep()])),
    trouble: 'work could not be looked for',
  });
}
