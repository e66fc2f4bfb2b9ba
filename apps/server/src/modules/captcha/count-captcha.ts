// Limits how often one address may fetch pictures, listen to them and try digits: each is a guess, or work for the server.
import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';

const seconds = 300;

export async function countCaptcha(
  limits: Limits,
  { merchant, address }: Call,
  what: 'picture' | 'sound' | 'try',
): Promise<void> {
  const key = `captcha:${merchant.code}:${what}:${addressKey(address)}`;
  const retryAfter = await limits.take(key, merchant.setting('limits.captchasPerAddress'), seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST.captcha', { retryAfter });
}
