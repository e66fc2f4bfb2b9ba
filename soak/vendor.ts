// A game vendor for the soak: signs its calls with a key of its own, whose public half the merchant's settings name.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Caller } from './caller.ts';
import { command, type Product } from './product.ts';

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

/** Makes the keys known to the merchant; gives how the wallet is asked from then on. */
export function connectVendor(product: Product, call: Caller): PrepareCall {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const file = join(product.dataDir, 'vendor.pem');
  writeFileSync(file, publicKey);
  const setting = `integrations.hub.publicKey=@${file}`;
  command(product, ['scripts/merchant.ts', merchantCode, 'set', setting]);
  return ({ path, body }) => {
    const said = { ...body, request_uuid: randomUUID() };
    const signature = sign('sha256', Buffer.from(JSON.stringify(said)), privateKey);
    const headers = { 'x-hub88-signature': signature.toString('base64') };
    return async () => {
      const url = `/vendor/hub/${merchantCode}/${path}`;
      const answer = await call('POST', url, { headers, body: said });
      // A server that is about to end says 503.
      if (answer.status !== 200) throw new Error(`HTTP ${answer.status}`);
      const { status, balance } = JSON.parse(answer.body) as { status: string; balance?: number };
      return { status, balance: balance ?? null };
    };
  };
}
