// The adapter of Twilio's Messages, and of all vendors with the same protocol (docs/vendors.md 2).
import { z } from 'zod';
import { postMessage, type SmsAnswer, type SmsOptions } from './post-message.ts';
import type { SendSmsAt, SmsOutcome } from './sms.ts';

/** Error codes of a number that is invalid, cannot be reached, or has opted out. */
const refusedNumbers: ReadonlySet<number> = new Set([21211, 21408, 21608, 21610, 21612, 21614]);

const Taken = z.object({ sid: z.string().regex(/^[SM]M[0-9a-f]{32}$/) });
const Refused = z.object({ code: z.int() });

export const createTwilio =
  (options: SmsOptions): SendSmsAt<'twilio'> =>
  async ({ url: base, accountSid, authToken, from }, { to, body }) => {
    const isService = /^MG[0-9a-f]{32}$/.test(from);
    const call = {
      base,
      path: `/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      user: accountSid,
      password: authToken,
      form: { To: to, [isService ? 'MessagingServiceSid' : 'From']: from, Body: body },
    } as const;
    return postMessage(options, call, outcomeOf);
  };

function outcomeOf({ status, body }: SmsAnswer): SmsOutcome {
  if (status === 201) {
    const taken = Taken.safeParse(body).data;
    return taken ? { id: taken.sid } : { trouble: 'unavailable', why: 'status 201 without an id' };
  }
  const code = Refused.safeParse(body).data?.code;
  const why = code === undefined ? `status ${status}` : `status ${status}, code ${code}`;
  const isNumber = status === 400 && code !== undefined && refusedNumbers.has(code);
  return { trouble: isNumber ? 'refused_number' : 'unavailable', why };
}
