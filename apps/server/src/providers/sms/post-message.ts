// Posts a message to a vendor over HTTP, with the deadline, the second try and the troubles that all adapters share.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Outbound, OutboundAnswer, OutboundCall } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import type { SmsOutcome } from './sms.ts';

export type SmsOptions = {
  outbound: Outbound;
  /** The time for one message, both attempts together. */
  waitMs?: number;
};

type MessageForm = Pick<OutboundCall, 'base' | 'path'> & {
  user: string;
  password: string;
  form: Record<string, string>;
};

/** A vendor's answer; the body is undefined if it is not JSON. */
export type SmsAnswer = { status: number; body: unknown };

const mostBytes = 64 * 1024;
const beforeAnotherTryMs = 200;

/** Posts a form with Basic authentication and reads the outcome from the answer. Never rejects. */
export async function postMessage(
  { outbound, waitMs = 9_000 }: SmsOptions,
  { base, path, user, password, form }: MessageForm,
  outcomeOf: (answer: SmsAnswer) => SmsOutcome,
): Promise<SmsOutcome> {
  const credentials = Buffer.from(`${user}:${password}`).toString('base64');
  const call = {
    base,
    path,
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(form).toString(),
    deadline: AbortSignal.timeout(waitMs),
    mostBytes,
  };
  try {
    const { status, body } = await postOnce(outbound, call);
    return outcomeOf({ status, body: readJson(body) });
  } catch (error) {
    return troubleOf(error);
  }
}

/** Posts a message, and retries only if nothing of the first call was sent: a message costs money and must not arrive twice. */
async function postOnce(outbound: Outbound, call: OutboundCall): Promise<OutboundAnswer> {
  try {
    return await outbound.post(call);
  } catch (error) {
    if (!(error instanceof OutboundFailure) || error.trouble !== 'unreached') throw error;
    await sleep(beforeAnotherTryMs, undefined, { signal: call.deadline }).catch(() => undefined);
    return outbound.post(call);
  }
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function troubleOf(error: unknown): SmsOutcome {
  if (!(error instanceof OutboundFailure)) {
    return { trouble: 'unavailable', why: error instanceof Error ? error.name : 'a fault' };
  }
  const trouble = error.trouble === 'timeout' ? 'timeout' : 'unavailable';
  return { trouble, why: error.message };
}
