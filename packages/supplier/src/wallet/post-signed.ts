// One signed call to a wallet. Redirects are not followed, and a late answer does not count.
import type { KeyObject } from 'node:crypto';
import { signatureHeader, signBody } from '../signature.ts';

export type PostResult = { status: number; text: string } | { trouble: string };
export type PostOptions = { key: KeyObject; patienceMs: number };

export async function postSigned(
  url: string,
  body: string,
  { key, patienceMs }: PostOptions,
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, key) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { trouble: isLate ? `no answer in ${patienceMs} ms` : 'not to be reached' };
  }
}
