// The partner's call to a merchant's server, which tells who the member of a token is (docs/wire.md).
import { request } from 'node:http';
import type { Operator } from '@parlour/supplier/process/key-folder';
import { z } from 'zod';

/** The demo's merchants use this secret (packages/seed/src/connect-proofs.ts), so it is no secret. */
const secret = 'secret-of-the-partner-in-the-sandbox';
const patienceMs = 5_000;

const Member = z.object({
  merchantCode: z.string(),
  id: z.string(),
  userName: z.string(),
  currency: z.string(),
  isBasic: z.boolean(),
});
export type ToldMember = z.infer<typeof Member>;
const Answer = z.object({
  success: z.boolean(),
  value: z.unknown().optional(),
  errorCode: z.string().optional(),
});

/** The answer of the merchant's server: the member, or the reason why it tells nothing. */
export type SwapResult = { member: ToldMember } | { refusal: string };
type ShownToken = { token: string; merchant: string | null; origin: string };

/** The merchant's server, found by the address of its wallet: /vendor/hub/CODE. Its sites are hosts of that name on this machine. */
function serverOf(operators: readonly Operator[], merchant: string | null) {
  const all = operators.map(({ wallet }) => {
    const { hostname, port, pathname } = new URL(wallet);
    return { hostname, port, code: pathname.split('/').at(-1) ?? '' };
  });
  return all.find(({ code }) => merchant === null || code === merchant) ?? null;
}

function post(
  { hostname, port, code }: { hostname: string; port: string; code: string },
  body: string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${code}.localhost:${port}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    };
    const options = { hostname, port, path: '/wps/redirect/member', method: 'POST', headers };
    const sent = request({ ...options, signal: AbortSignal.timeout(patienceMs) }, (answer) => {
      answer.setEncoding('utf8');
      let text = '';
      answer.on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () => resolve(text));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export async function swapToken(
  { token, merchant, origin }: ShownToken,
  operators: readonly Operator[],
): Promise<SwapResult> {
  if (token === '') return { refusal: 'no token' };
  const server = serverOf(operators, merchant);
  if (server === null) return { refusal: 'no such merchant' };
  try {
    const text = await post(server, JSON.stringify({ token, origin, secret }));
    const { success, value, errorCode } = Answer.parse(JSON.parse(text));
    return success ? { member: Member.parse(value) } : { refusal: errorCode ?? 'unknown' };
  } catch {
    return { refusal: 'no answer' };
  }
}
