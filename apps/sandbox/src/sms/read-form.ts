// Reads a message to send, and refuses it as the vendor does.
import { findRefusal } from './triggers.ts';
import { badRequest, type VendorError } from './vendor-error.ts';

export type SmsRequest = {
  to: string;
  /** The sender: a number, a name of letters and digits, or the id of a messaging service. */
  from: string;
  isService: boolean;
  body: string;
  /** The address to which the vendor reports the status. */
  callback: string | null;
};

const number = /^\+[1-9]\d{6,14}$/;
const name = /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/;
const service = /^MG[0-9a-f]{32}$/;
const mostLetters = 1_600;

export function readForm(form: URLSearchParams): SmsRequest | VendorError {
  const field = (key: string): string => form.get(key) ?? '';
  const [to, body, callback] = [field('To'), field('Body'), field('StatusCallback')];
  const serviceId = field('MessagingServiceSid');
  const from = field('From') || serviceId;
  if (!to) return badRequest(21604, "A 'To' phone number is required.");
  if (!body) return badRequest(21602, 'Message body is required.');
  if (!from) return badRequest(21603, "A 'From' phone number is required.");
  if (!number.test(to)) return badRequest(21211, "The 'To' number is not a valid phone number.");
  const isService = field('From') === '';
  const isSender = isService ? service.test(from) : number.test(from) || name.test(from);
  if (!isSender) return badRequest(21606, "The 'From' number is not valid for this account.");
  if (body.length > mostLetters) {
    return badRequest(21617, 'The concatenated message body exceeds the 1600 character limit.');
  }
  if (callback && !/^https?:$/.test(URL.parse(callback)?.protocol ?? '')) {
    return badRequest(21609, 'The StatusCallback URL is not valid.');
  }
  const refusal = findRefusal(to);
  if (refusal) return badRequest(refusal.code, refusal.message);
  return { to, from, isService, body, callback: callback || null };
}
