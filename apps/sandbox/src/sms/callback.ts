// Reports a message's status to its sender, with the vendor's signature (vendors.md 2).
import { createHmac } from 'node:crypto';

export type CallbackResult = { status: number | null; milliseconds: number };
export type TellSender = (url: string, form: Record<string, string>) => Promise<CallbackResult>;

const patienceMs = 10_000;

/** Returns the base64 HMAC-SHA1 with the auth token over the whole address and each name and value, sorted by name. */
function signCallback(url: string, form: Record<string, string>, authToken: string): string {
  const fields = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const signed = fields.reduce((text, [name, value]) => text + name + value, url);
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

/** Creates the reporter of Twilio's protocol. */
export const tellSender =
  (authToken: string): TellSender =>
  (url, form) =>
    postCallback(url, {
      headers: { 'x-twilio-signature': signCallback(url, form, authToken) },
      body: new URLSearchParams(form),
    });

type CallbackContent = { headers: Record<string, string>; body: string | URLSearchParams };

/** Posts a report. It tries once and never rejects; the status is null if there was no answer. */
export async function postCallback(
  url: string,
  { headers, body }: CallbackContent,
): Promise<CallbackResult> {
  const began = performance.now();
  const status = await post(url, { headers, body });
  return { status, milliseconds: Math.round(performance.now() - began) };
}

async function post(url: string, { headers, body }: CallbackContent): Promise<number | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
