import type { Call } from '#http/call';
import { addressKey, type Limits } from '#http/limits';
import { Refusal } from '#http/refusal';
import type { CallInput } from '#http/route';
import { CaptchaUnavailable, type CaptchaProvider } from '#providers/captcha/captcha';

export type GeetestDeps = { captchaProvider: CaptchaProvider; limits: Limits };

/** Limit per address, because each call may lead to one to the provider. */
const mostPerAddress = { points: 60, seconds: 300 };

/** Begins a new challenge (CAP-08). */
export async function geetestParameters(
  { merchant, address }: Call,
  { product }: CallInput<'geetestParameters'>,
  { captchaProvider, limits }: GeetestDeps,
) {
  const key = `geetest:${merchant.code}:${addressKey(address)}`;
  const { points, seconds } = mostPerAddress;
  const retryAfter = await limits.take(key, points, seconds);
  if (retryAfter !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfter });
  try {
    return await captchaProvider.begin(merchant, product);
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    const isMissing = error.trouble === 'not_set_up';
    throw new Refusal(isMissing ? 'function.not.available' : 'service_unavailable');
  }
}
