// The adapter of Twilio's Messages, and of all vendors with the same protocol (docs/vendors.md 2).
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Outbound, OutboundAnswer, OutboundCall } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';
import type { SendSmsAt, Sms, SmsAccounts, SmsOutcome } from './sms.ts';

type TwilioOptions = {
  outbound: Outbound;
  /** The time for one message, both attempts together. */
  waitMs?: number;
};

const mostBytes = 64 * 1024;
const beforeAnotherTryMs = 200;

/** Error codes of a number that is invalid, cannot be reached, or has opted out. */
const refusedNumbers: ReadonlySet<number> = new Set([21211, 21408, 21608, 21610, 21612, 21614]);

const Taken = z.object({ sid: z.string().regex(/^[SM]M[0-9a-f]{32}$/) });
const Refused = z.object({ code: z.int() });

export const createTwilio =
  ({ outbound, waitMs = 9_000 }: TwilioOptions): SendSmsAt<'twilio'> =>
  async (account, sms) => {
    const deadline = AbortSignal.timeout(waitMs);
    const call = callOf(account, sms, deadline);
    try {
      return outcomeOf(await postOnce(outbound, call));
    } catch (error) {
      return troubleOf(error);
    }
  };

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

function callOf(
  account: SmsAccounts['twilio'],
  { to, body }: Sms,
  deadline: AbortSignal,
): OutboundCall {
  const { url, accountSid, authToken, from } = account;
  const isService = /^MG[0-9a-f]{32}$/.test(from);
  const form = { To: to, [isService ? 'MessagingServiceSid' : 'From']: from, Body: body };
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return {
    base: url,
    path: `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
    headers: {
      authorization: `Basic ${credentials}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: new URLSearchParams(form).toString(),
    deadline,
    mostBytes,
  };
}

function outcomeOf({ status, body }: OutboundAnswer): SmsOutcome {
  const answer = readJson(body);
  if (status === 201) {
    const taken = Taken.safeParse(answer).data;
    return taken ? { id: taken.sid } : { trouble: 'unavailable', why: 'status 201 without an id' };
  }
  const code = Refused.safeParse(answer).data?.code;
  const why = code === undefined ? `status ${status}` : `status ${status}, code ${code}`;
  const isNumber = status === 400 && code !== undefined && refusedNumbers.has(code);
  return { trouble: isNumber ? 'refused_number' : 'unavailable', why };
}

/** Parses a JSON body; undefined if it is not JSON. */
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
