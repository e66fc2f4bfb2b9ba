// The operators' wallets: signed calls, HTTP 200 with the verdict in `status`, a second to answer.
import { randomUUID, type KeyObject } from 'node:crypto';
import type { CallStore } from '../../inbox/store.ts';
import { withoutSecrets } from '../../inbox/without-secrets.ts';
import { writeExactJson } from '../../exact-json.ts';
import type { Operator } from '../operators.ts';
import { signatureHeader, signBody } from '../signature.ts';
import { readAnswer, type WalletAnswer } from './answer.ts';

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
      const asked = { ...body, request_uuid: randomUUID() };
      const text = writeExactJson(asked);
      const base = deps.operators.find((each) => each.operatorId === operatorId)?.wallet;
      const began = performance.now();
      const at = deps.clock();
      const sent = await send(`${base}${path}`, text, { key, patienceMs });
      const answer = sent.trouble === null ? readAnswer(sent, asked) : { trouble: sent.trouble };
      await deps.calls.insertCall({
        standIn: 'hub',
        at,
        direction: 'out',
        method: 'POST',
        path: new URL(`${base}${path}`).pathname,
        status: sent.status,
        verdict: 'trouble' in answer ? answer.trouble : answer.status,
        requestBody: withoutSecrets(text),
        answerBody: withoutSecrets(sent.text),
        milliseconds: Math.round(performance.now() - began),
      });
      return answer;
    },
  };
}

type Sent = { status: number | null; text: string; trouble: string | null };

async function send(
  url: string,
  body: string,
  { key, patienceMs }: { key: KeyObject; patienceMs: number },
): Promise<Sent> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, key) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text(), trouble: null };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const trouble = isLate ? `no answer in ${patienceMs} ms` : 'not to be reached';
    return { status: null, text: '', trouble };
  }
}
