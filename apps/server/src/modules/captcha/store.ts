// Stores pictures of digits that await their one answer, by the hash of their cookie.
import type { Tx } from '@parlour/database/connection';
import { tenantStatement } from '@parlour/database/tenant-statement';
import type * as shapes from './shapes.ts';

export const insertCaptcha = tenantStatement<shapes.CaptchaNew>(
  'captcha_new',
  `insert into captcha (merchant_code, cookie_hash, expires_at) values ($merchant, $cookieHash, $expiresAt)`,
);

const deleteCaptcha = tenantStatement<shapes.CaptchaTaken>(
  'captcha_taken',
  `delete from captcha where merchant_code = $merchant and cookie_hash = $cookieHash
   returning expires_at as "expiresAt"`,
);
/** Removes the captcha. Returns whether it was there and still valid: of two concurrent calls, one succeeds. */
export async function takeCaptcha(tx: Tx, cookieHash: Buffer, now: Date): Promise<boolean> {
  const [taken] = await deleteCaptcha(tx, { cookieHash });
  return taken !== undefined && taken.expiresAt > now;
}

const selectCaptcha = tenantStatement<shapes.CaptchaValid>(
  'captcha_valid',
  `select from captcha where merchant_code = $merchant and cookie_hash = $cookieHash and expires_at > $now`,
);
export async function hasCaptcha(tx: Tx, cookieHash: Buffer, now: Date): Promise<boolean> {
  const found = await selectCaptcha(tx, { cookieHash, now });
  return found.length > 0;
}

export const removeOldCaptchas = tenantStatement<shapes.CaptchaOld>(
  'captcha_old',
  `delete from captcha where merchant_code = $merchant and cookie_hash = any (array(
     select cookie_hash from captcha where merchant_code = $merchant and expires_at < $before
      order by expires_at limit $most::int
   )) returning cookie_hash`,
);
