// A game vendor for the soak: the demo's hub, as far as our wallet can tell.
import { randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from './caller.ts';
import type { Product } from './product.ts';

export const merchantCode = 'lumen';

export type WalletCall = {
  path: 'transaction/bet' | 'transaction/win' | 'transaction/rollback' | 'user/balance';
  body: Record<string, unknown>;
};
export type Verdict = { status: string; balance: number | null };
/** Rejects where there is no whole verdict: the caller then knows nothing. */
export type AskWallet = (call: WalletCall) => Promise<Verdict>;

/** Signs now, asks when it is called: signing costs more than asking, and a bench must not count it. */
export type PrepareCall = (call: WalletCall) => () => Promise<Verdict>;

/** Signs as the demo's hub does, or our studio, whose keys the parent made at the first start; gives how the wallet is asked from then on. */
export function connectVendor(
  { dataDir }: Product,
  call: Caller,
  vendor: 'hub' | 'studio' = 'hub',
): PrepareCall {
  const privateKey = readFileSync(join(dataDir, 'keys', `${vendor}.private.pem`));
  return ({ path, body }) => {
    const said = { ...body, request_uuid: randomUUID() };
    const signature = sign('sha256', Buffer.from(JSON.stringify(said)), privateKey);
    const headers = { 'x-hub88-signature': signature.toString('base64') };
    return async () => {
      const url = `/vendor/${vendor}/${merchantCode}/${path}`;
      const answer = await call('POST', url, { headers, body: said });
      // A server that is about to end says 503.
      if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
      const { status, balance } = JSON.parse(answer.body) as { status: string; balance?: number };
      return { status, balance: balance ?? null };
    };
  };
}
