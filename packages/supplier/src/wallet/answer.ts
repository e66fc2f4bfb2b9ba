// Reads a wallet's answer strictly: one that violates the protocol counts as no answer.
import { z } from 'zod';
import { readExactJson } from '../exact-json.ts';

const AnswerBody = z.object({
  status: z.string().regex(/^RS_[A-Z_]+$/),
  user: z.string().optional(),
  request_uuid: z.string().optional(),
  balance: z.bigint().optional(),
  currency: z.string().optional(),
});

export type WalletAnswer = { status: string; balance: bigint | null } | { trouble: string };

type WalletRequest = { request_uuid: string; user?: string; currency?: string; token?: string };

export function readAnswer(
  { status, text }: { status: number | null; text: string },
  asked: WalletRequest,
): WalletAnswer {
  if (status !== 200) return { trouble: `HTTP ${status}` };
  let json: unknown;
  try {
    json = readExactJson(text);
  } catch {
    return { trouble: 'not JSON' };
  }
  const parsed = AnswerBody.safeParse(json);
  if (!parsed.success) return { trouble: 'no status' };
  const answer = parsed.data;
  const balance = answer.balance ?? null;
  if (answer.status === 'RS_OK') {
    const trouble = troubleOf(answer, asked);
    if (trouble !== null) return { trouble };
  }
  return { status: answer.status, balance };
}

/** Finds a violation. Only calls about money contain a token, and only their answers must contain the balance. */
function troubleOf(answer: z.infer<typeof AnswerBody>, asked: WalletRequest): string | null {
  if (answer.request_uuid !== asked.request_uuid) return 'RS_OK for another request_uuid';
  if (answer.user !== asked.user) return 'RS_OK for another user';
  if (asked.token === undefined) return null;
  if (answer.balance === undefined) return 'RS_OK without a balance';
  if (asked.currency !== undefined && answer.currency !== asked.currency) {
    return 'RS_OK in another currency';
  }
  return null;
}
