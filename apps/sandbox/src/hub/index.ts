// A stand-in for a game aggregator: an operator API with signatures both ways, games that misbehave, and a game page that asks our wallet (vendors.md 1).
import { keepLooking } from '@parlour/supplier/keep-looking';
import type { Operator, SupplierKeys } from '@parlour/supplier/key-folder';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Wait } from '../faults/misbehave.ts';
import type { FaultStore } from '../faults/store.ts';
import type { CallStore } from '../inbox/store.ts';
import type { StandIn } from '../stand-in.ts';
import { operatorRoutes } from './operator/routes.ts';
import { playRoutes } from './play/routes.ts';
import { rollbackQueue } from './rounds/rollbacks.ts';
import { roundRoutes } from './rounds/round-page.ts';
import { hubStores } from './stores.ts';
import { dailySweep } from './sweep/sweep.ts';
import { hubTriggers } from './triggers.ts';
import { walletOf } from './wallet/wallet.ts';

export type HubDeps = {
  pool: Pool;
  calls: CallStore;
  faults: FaultStore;
  keys: SupplierKeys;
  operators: readonly Operator[];
  clock: () => Date;
  wait: Wait;
  /** How long an operator's wallet may take; a second unless told. */
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
  const { pool, keys, operators, clock, calls, walletPatienceMs } = deps;
  const stores = hubStores(pool);
  const wallet = walletOf({
    operators,
    key: keys.own,
    calls,
    clock,
    ...(walletPatienceMs !== undefined && { patienceMs: walletPatienceMs }),
  });
  const rollbacks = rollbackQueue({ stores, wallet, clock });
  await app.register(async (api) =>
    operatorRoutes(api, { ...deps, stores, guard: { operators, key: keys.operators } }),
  );
  playRoutes(app, { stores, wallet, rollbacks, clock });
  roundRoutes(app, { stores, clock });
  const sweep = dailySweep({ store: stores.sweep, clock });
  keepLooking(app, {
    everyMs: 1_000,
    look: async () => void (await Promise.all([rollbacks.runDue(), sweep()])),
    trouble: 'work could not be looked for',
  });
}
