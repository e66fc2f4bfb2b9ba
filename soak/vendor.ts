// A game vendor for the soak, which calls our wallet as the demo's hub does.
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
/** Sends a call to the wallet. Rejects if there is no complete verdict, because the caller then knows nothing of the outcome. */
export type AskWallet = (call: WalletCall) => Promise<Verdict>;

/** Signs a call at once and returns a function that sends it. Signing costs more than the call, and a bench must not count it. */
export type PrepareCall = (call: WalletCall) => () => Promise<Verdict>;

/** Returns the wallet calls of the demo's hub or of our studio, signed with the key that the parent made at the first start. */
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
      // A server that is shutting down answers 503.
      if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
      const { status, balance } = JSON.parse(answer.body) as { status: string; balance?: number };
      return { status, balance: balance ?? null };
    };
  };
}
