// The adapter of Vonage's SMS API (docs/vendors.md 2), which answers 200 to everything and says in the body what became of each part.
import { z } from 'zod';
import { isGsmText } from './gsm-alphabet.ts';
import { postMessage, type SmsAnswer, type SmsOptions } from './post-message.ts';
import type { SendSmsAt, SmsOutcome } from './sms.ts';

/** Statuses of a number that has no network, is barred, is not one of a trial account, or is out of use. */
const refusedNumbers: ReadonlySet<string> = new Set(['6', '7', '29', '33']);
const accepted = '0';

const Answer = z.object({
  messages: z
    .array(
      z.object({
        status: z.string().regex(/^\d{1,3}$/),
        'message-id': z
          .string()
          .regex(/^[\w-]{8,64}$/)
          .optional(),
      }),
    )
    .min(1),
});

const withoutPlus = (number: string): string => number.replace(/^\+/, '');

export const createVonage =
  (options: SmsOptions): SendSmsAt<'vonage'> =>
  async ({ url: base, apiKey, apiSecret, from }, { to, body }) => {
    const form = {
      from: withoutPlus(from),
      to: withoutPlus(to),
      text: body,
      // As `text`, other letters would arrive as question marks.
      type: isGsmText(body) ? 'text' : 'unicode',
    };
    const call = { base, path: '/sms/json', user: apiKey, password: apiSecret, form } as const;
    return postMessage(options, call, outcomeOf);
  };

function outcomeOf({ status, body }: SmsAnswer): SmsOutcome {
  if (status !== 200) return { trouble: 'unavailable', why: `status ${status}` };
  const parts = Answer.safeParse(body).data?.messages ?? [];
  const failed = parts.find((part) => part.status !== accepted)?.status;
  if (failed !== undefined) {
    const trouble = refusedNumbers.has(failed) ? 'refused_number' : 'unavailable';
    return { trouble, why: `status 200, code ${failed}` };
  }
  const id = parts[0]?.['message-id'];
  return id === undefined ? { trouble: 'unavailable', why: 'status 200 without an id' } : { id };
}
