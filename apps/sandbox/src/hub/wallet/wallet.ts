// The operators' wallets: signed calls, HTTP 200 with the verdict in `status`, a second to answer.
import { randomUUID, type KeyObject } from 'node:crypto';
import { writeExactJson } from '@parlour/supplier/exact-json';
import type { Operator } from '@parlour/supplier/key-folder';
import { postSigned, type Posted } from '@parlour/supplier/post-signed';
import { readAnswer, type WalletAnswer } from '@parlour/supplier/wallet-answer';
import type { CallStore } from '../../inbox/store.ts';
import { withoutSecrets } from '../../inbox/without-secrets.ts';

export type WalletCall = {
  operatorId: number;
  path: string;
  /** JSON but for its request_uuid. */
  body: object;
  /** For the case of a bad signature. */
  key?: KeyObject;
};
export type Wallet = { post: (call: WalletCall) => Promise<WalletAnswer> };

export type WalletDeps = {
  operators: readonly Operator[];
  key: KeyObject;
  calls: CallStore;
  clock: () => Date;
  /** How long a wallet may take; a second unless told. */
  patienceMs?: number;
};

export function walletOf({ patienceMs = 1_000, ...deps }: WalletDeps): Wallet {
  return {
    post: async ({ operatorId, path, body, key = deps.key }) => {
      const operator = deps.operators.find((each) => each.operatorId === operatorId);
      if (!operator) return { trouble: 'no wallet is known' };
      const url = `${operator.wallet}${path}`;
      const asked = { ...body, request_uuid: randomUUID() };
      const text = writeExactJson(asked);
      const at = deps.clock();
      const began = performance.now();
      const posted = await postSigned(url, text, { key, patienceMs });
      const milliseconds = Math.round(performance.now() - began);
      const answer = 'trouble' in posted ? posted : readAnswer(posted, asked);
      const described = describeCall(url, text, posted);
      await deps.calls.insertCall({ at, milliseconds, ...described, ...verdictOf(answer) });
      return answer;
    },
  };
}

const verdictOf = (answer: WalletAnswer) => ({
  verdict: 'trouble' in answer ? answer.trouble : answer.status,
});

const describeCall = (url: string, body: string, posted: Posted) => ({
  standIn: 'hub',
  direction: 'out' as const,
  method: 'POST',
  path: new URL(url).pathname,
  status: 'trouble' in posted ? null : posted.status,
  requestBody: withoutSecrets(body),
  answerBody: withoutSecrets('trouble' in posted ? '' : posted.text),
});
