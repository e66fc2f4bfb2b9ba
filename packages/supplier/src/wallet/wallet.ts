// Calls to operators' wallets: signed, HTTP 200 with the verdict in `status`, a second to answer.
import { randomUUID, type KeyObject } from 'node:crypto';
import { writeExactJson } from '../exact-json.ts';
import type { Operator } from '../process/key-folder.ts';
import { readAnswer, type WalletAnswer } from './answer.ts';
import { postSigned, type PostResult } from './post-signed.ts';

export type WalletCall = {
  operatorId: number;
  path: string;
  /** The body without its request_uuid. */
  body: object;
  /** A key that replaces the supplier's, to send a bad signature. */
  key?: KeyObject;
};
export type Wallet = { post: (call: WalletCall) => Promise<WalletAnswer> };

/** A call with its answer. */
export type SentCall = {
  url: string;
  body: string;
  posted: PostResult;
  answer: WalletAnswer;
  milliseconds: number;
};

export type WalletDeps = {
  operators: readonly Operator[];
  key: KeyObject;
  /** The time that a wallet may take, in milliseconds; by default a second. */
  patienceMs?: number;
  /** Called with every call before its answer is returned. */
  record?: (sent: SentCall) => Promise<void>;
};

export function openWallet({ operators, patienceMs = 1_000, ...deps }: WalletDeps): Wallet {
  return {
    post: async ({ operatorId, path, body, key = deps.key }) => {
      const operator = operators.find((each) => each.operatorId === operatorId);
      if (!operator) return { trouble: 'no wallet is known' };
      const url = `${operator.wallet}${path}`;
      const asked = { ...body, request_uuid: randomUUID() };
      const text = writeExactJson(asked);
      const began = performance.now();
      const posted = await postSigned(url, text, { key, patienceMs });
      const milliseconds = Math.round(performance.now() - began);
      const answer = 'trouble' in posted ? posted : readAnswer(posted, asked);
      await deps.record?.({ url, body: text, posted, answer, milliseconds });
      return answer;
    },
  };
}
