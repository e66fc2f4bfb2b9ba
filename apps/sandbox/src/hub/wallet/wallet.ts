// The operators' wallets: signed calls, HTTP 200 with the verdict in `status`, a second to answer.
import { randomUUID, type KeyObject } from 'node:crypto';
import type { CallStore } from '../../inbox/store.ts';
import { withoutSecrets } from '../../inbox/without-secrets.ts';
import { writeExactJson } from '@parlour/supplier/exact-json';
import type { Operator } from '@parlour/supplier/key-folder';
import { signatureHeader, signBody } from '@parlour/supplier/signature';
import { readAnswer, type WalletAnswer } from '@parlour/supplier/wallet-answer';

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
      const sent = await send(url, text, { key, patienceMs });
      const answer = sent.trouble === null ? readAnswer(sent, asked) : { trouble: sent.trouble };
      await deps.calls.insertCall({ at, ...describeCall(url, text, sent), ...verdictOf(answer) });
      return answer;
    },
  };
}

const verdictOf = (answer: WalletAnswer) => ({
  verdict: 'trouble' in answer ? answer.trouble : answer.status,
});

const describeCall = (url: string, body: string, sent: Sent) => ({
  standIn: 'hub',
  direction: 'out' as const,
  method: 'POST',
  path: new URL(url).pathname,
  status: sent.status,
  requestBody: withoutSecrets(body),
  answerBody: withoutSecrets(sent.text),
  milliseconds: sent.milliseconds,
});

type Sent = { status: number | null; text: string; trouble: string | null; milliseconds: number };
type Sending = { key: KeyObject; patienceMs: number };

async function send(url: string, body: string, { key, patienceMs }: Sending): Promise<Sent> {
  const began = performance.now();
  const passed = (): number => Math.round(performance.now() - began);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, key) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await response.text();
    return { status: response.status, text, trouble: null, milliseconds: passed() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const trouble = isLate ? `no answer in ${patienceMs} ms` : 'not to be reached';
    return { status: null, text: '', trouble, milliseconds: passed() };
  }
}
