// Calls to the operators' wallets. Each is recorded in the inbox.
import type { Operator, SupplierKeys } from '@parlour/supplier/process/key-folder';
import { verdictOf } from '@parlour/supplier/wallet/tries';
import { openWallet, type SentCall, type Wallet } from '@parlour/supplier/wallet/wallet';
import type { Pool } from 'pg';
import { insertCall } from '../../inbox/store.ts';
import { withoutSecrets } from '../../inbox/without-secrets.ts';

export type HubWalletDeps = {
  pool: Pool;
  keys: SupplierKeys;
  operators: readonly Operator[];
  clock: () => Date;
  /** The time that a wallet may take, in milliseconds; by default a second. */
  walletPatienceMs?: number;
};

export const openHubWallet = (deps: HubWalletDeps): Wallet =>
  openWallet({
    operators: deps.operators,
    key: deps.keys.own,
    ...(deps.walletPatienceMs !== undefined && { patienceMs: deps.walletPatienceMs }),
    record: (sent) => recordCall(deps, sent),
  });

async function recordCall(
  { pool, clock }: HubWalletDeps,
  { url, body, posted, answer, milliseconds }: SentCall,
): Promise<void> {
  await insertCall(pool, {
    standIn: 'hub',
    at: new Date(clock().getTime() - milliseconds),
    direction: 'out',
    method: 'POST',
    path: new URL(url).pathname,
    status: 'trouble' in posted ? null : posted.status,
    verdict: verdictOf(answer),
    requestBody: withoutSecrets(body),
    answerBody: withoutSecrets('trouble' in posted ? '' : posted.text),
    milliseconds,
  });
}
