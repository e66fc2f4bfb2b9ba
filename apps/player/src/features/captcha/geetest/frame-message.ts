// The messages that the provider's frame may send to the page (H4). They change only the box: the server verifies the solution.
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import type { WindowMessage } from '#platform/window-messages.ts';

/** The provider's own code and text of an error; both may be empty. */
export type ProviderError = { code: string; text: string };
/** `leave`: the player wants to continue without the captcha. */
export type FrameMessage =
  | { type: 'hello' | 'ready' | 'refused' | 'closed' | 'leave' }
  | ({ type: 'error' } & ProviderError)
  | { type: 'solved'; answer: CaptchaAnswer };

/** The frame is sandboxed, so its origin is opaque. */
const frameOrigin = 'null';

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** True if a message has exactly these fields besides `parlour` and `type`. */
const hasFields = (data: Fields, ...names: string[]): boolean =>
  Object.keys(data).length === names.length + 2 && names.every((name) => name in data);

/** The fields of a version 4 solution, with the greatest lengths that our calls accept. */
const limits = {
  captcha_id: 128,
  lot_number: 128,
  pass_token: 512,
  gen_time: 32,
  captcha_output: 4_096,
};
type ResultV4 = Record<keyof typeof limits, string>;

function readAnswer(answer: unknown): CaptchaAnswer | null {
  if (!isObject(answer)) return null;
  const { geetest_challenge: geetestChallenge, geetest_seccode: geetestSeccode } = answer;
  if (isText(geetestChallenge, 128) && isText(geetestSeccode, 256)) {
    return { geetestChallenge, geetestSeccode };
  }
  const entries = Object.entries(limits).map(([name, most]) => {
    const value = answer[name];
    return [name, isText(value, most) ? value : null] as const;
  });
  if (entries.some(([, value]) => value === null)) return null;
  return { geetestValidateV4: Object.fromEntries(entries) as ResultV4 };
}

/** The message, or null if it is from another window or origin, or not well-formed. */
export function readFrameMessage(message: WindowMessage, frame: unknown): FrameMessage | null {
  const { data, origin, source } = message;
  if (source === null || source !== frame || origin !== frameOrigin) return null;
  if (!isObject(data) || data['parlour'] !== 'captcha') return null;
  const { type, code, text } = data;
  switch (type) {
    case 'hello':
    case 'ready':
    case 'refused':
    case 'closed':
    case 'leave':
      return hasFields(data) ? { type } : null;
    case 'error':
      return hasFields(data, 'code', 'text') && isText(code, 64) && isText(text, 1_000)
        ? { type, code, text }
        : null;
    case 'solved': {
      const answer = hasFields(data, 'answer') ? readAnswer(data['answer']) : null;
      return answer && { type, answer };
    }
    default:
      return null;
  }
}
