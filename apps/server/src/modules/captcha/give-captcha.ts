// Returns a picture of digits, and the same digits as sound. Both are made in a separate thread (drawer.ts).
import { captchaSeconds } from '@parlour/contract/captcha/captcha-cookie';
import type { Database } from '@parlour/database/connection';
import type { Call } from '#http/call';
import { Refusal } from '#http/refusal';
import type { Limits } from '#http/limits';
import { hashSecret, mintSecret } from '#modules/session';
import { countCaptcha } from './count-captcha.ts';
import { digitsOf, seedOf } from './digits.ts';
import type { Drawer } from './drawer.ts';
import { hasCaptcha, insertCaptcha, takeCaptcha } from './store.ts';

export type PictureDeps = {
  database: Database;
  limits: Limits;
  secretKey: Buffer;
  clock: () => Date;
  drawer: Drawer;
};

/** Returns a new picture; the caller's previous one becomes invalid. */
export async function giveImage(call: Call, deps: PictureDeps): Promise<string> {
  const { merchant } = call;
  await countCaptcha(deps.limits, call, 'picture');
  const before = hashSecret(call.captchaCookie);
  const { secret: cookie, hash: cookieHash } = mintSecret();
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + captchaSeconds * 1_000);
  const tied = { secretKey: deps.secretKey, merchantCode: merchant.code, cookie };
  const drawn = await deps.drawer.picture(digitsOf(tied), seedOf(tied, 'picture'));
  await deps.database.transaction(merchant.code, async (tx) => {
    await Promise.all([
      before !== null && takeCaptcha(tx, before, now),
      insertCaptcha(tx, { cookieHash, expiresAt }),
    ]);
  });
  call.giveCaptcha(cookie);
  return drawn;
}

/** Returns the digits of the caller's picture as sound, in the language of the call. */
export async function giveSound(call: Call, deps: PictureDeps): Promise<string> {
  const { merchant, captchaCookie: cookie, language } = call;
  await countCaptcha(deps.limits, call, 'sound');
  const cookieHash = hashSecret(cookie);
  const isThere =
    cookieHash !== null &&
    (await deps.database.read(merchant.code, (tx) => hasCaptcha(tx, cookieHash, deps.clock())));
  if (cookie === null || !isThere) throw new Refusal('captcha_err', { captcha: true });
  const tied = { secretKey: deps.secretKey, merchantCode: merchant.code, cookie };
  return deps.drawer.sound(digitsOf(tied), seedOf(tied, 'sound'), language);
}
