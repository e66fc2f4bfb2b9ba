// The operators' wallets: signed calls, HTTP 200 with the verdict in `status`, a second to answer.
import { randomUUID, type KeyObject } from 'node:crypto';
import { writeExactJson } from '@parlour/supplier/exact-json';
import type { Operator } from '@parlour/supplier/key-folder';
import { postSigned } from '@parlour/supplier/post-signed';
import { readAnswer, type WalletAnswer } from '@parlour/supplier/wallet-answer';

export type WalletCall = {
  operatorId: number;
  path: string;
  /** JSON but for its request_uuid. */
  body: object;
};
export type Wallet = { post: (call: WalletCall) => Promise<WalletAnswer> };

export type WalletDeps = {
  operators: readonly Operator[];
  key: KeyObject;
  /** How long a wallet may take; a second unless told. */
  patienceMs?: number;
};

export function walletOf({ operators, key, patienceMs = 1_000 }: WalletDeps): Wallet {
  return {
    post: async ({ operatorId, path, body }) => {
      const operator = operators.find((each) => each.operatorId === operatorId);
      if (!operator) return { trouble: 'no wallet is known' };
      const asked = { ...body, request_uuid: randomUUID() };
      const text = writeExactJson(asked);
      const posted = await postSigned(`${operator.wallet}${path}`, text, { key, patienceMs });
      return 'trouble' in posted ? posted : readAnswer(posted, asked);
    },
  };
}
