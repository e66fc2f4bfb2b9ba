// Tells the sender how its message went on, signed as the vendor signs (vendors.md 2).
import { createHmac } from 'node:crypto';

export type Told = { status: number | null; milliseconds: number };
export type TellSender = (url: string, form: Record<string, string>) => Promise<Told>;

const patienceMs = 10_000;

/** base64 HMAC-SHA1 under the auth token, over the whole address and each name and value, sorted by name. */
function signCallback(url: string, form: Record<string, string>, authToken: string): string {
  const fields = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = fields.reduce((text, [name, value]) => text + name + value, url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

/** Once: whoever does not listen is not told again. Never rejects; the status is null where there was no answer. */
export const tellSender =
  (authToken: string): TellSender =>
  async (url, form) => {
    const began = performance.now();
    const status = await post(url, form, signCallback(url, form, authToken));
    return { status, milliseconds: Math.round(performance.now() - began) };
  };

async function post(
  url: string,
  form: Record<string, string>,
  signature: string,
): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'x-twilio-signature': signature },
      body: new URLSearchParams(form),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
