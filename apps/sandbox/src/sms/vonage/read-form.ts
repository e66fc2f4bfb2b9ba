// Reads a message to send, and refuses it as the vendor does: with a status in an answer of 200.
import { findVonageRefusal, type VonageError } from './triggers.ts';

export type VonageRequest = {
  /** The number without a plus. */
  to: string;
  from: string;
  /** The text as the phone shows it. */
  text: string;
  isUnicode: boolean;
  /** The address to which the vendor sends the receipt. */
  callback: string | null;
  /** The sender's own reference. */
  clientRef: string | null;
};

const number = /^\d{7,15}$/;
const name = /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/;
const required = ['from', 'to', 'text'] as const;
const mostReference = 40;

/** The letters that have no place in a text without Unicode (GSM 03.38 and its extension). */
const notGsm =
  /[^@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]/gu;

export function readVonageForm(form: URLSearchParams): VonageRequest | VonageError {
  const field = (key: string): string => form.get(key) ?? '';
  const missing = required.find((key) => field(key) === '');
  if (missing) return { status: '2', text: `Missing ${missing} param` };
  const [from, to, type] = [field('from'), field('to'), field('type') || 'text'];
  const [callback, clientRef] = [field('callback'), field('client-ref')];
  if (!number.test(to)) return { status: '3', text: 'Invalid to param' };
  if (!number.test(from) && !name.test(from)) return { status: '3', text: 'Invalid from param' };
  if (type !== 'text' && type !== 'unicode') return { status: '3', text: 'Invalid type param' };
  if (clientRef.length > mostReference) return { status: '3', text: 'Invalid client-ref param' };
  if (callback && !/^https?:$/.test(URL.parse(callback)?.protocol ?? '')) {
    return { status: '23', text: 'Invalid Callback Url' };
  }
  const refusal = findVonageRefusal(to);
  if (refusal) return refusal;
  const isUnicode = type === 'unicode';
  return {
    to,
    from,
    text: isUnicode ? field('text') : field('text').replaceAll(notGsm, '?'),
    isUnicode,
    callback: callback || null,
    clientRef: clientRef || null,
  };
}
