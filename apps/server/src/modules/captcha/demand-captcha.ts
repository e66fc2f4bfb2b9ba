// Requires the captcha set by the merchant's flags before a call's rule checks anything else (CAP-02, CAP-03).
// A missing answer costs nothing; a wrong one uses up its picture.
import type { CaptchaFields } from '@parlour/contract/codes/fields.schema';
import { captchaOf, type CaptchaGate, type CaptchaKind } from '@parlour/contract/captcha/gates';
import type { Database } from '@parlour/database/connection';
import type { Call } from '#http/call';
import type { Limits } from '#http/limits';
import type { Merchant } from '#http/merchant';
import { Refusal } from '#http/refusal';
import { hashSecret } from '#modules/session';
import { siteStatus } from '#modules/site';
import type { CaptchaProvider } from '#providers/captcha/captcha';
import { countCaptcha } from './count-captcha.ts';
import { digitsOf } from './digits.ts';
import { takeCaptcha } from './store.ts';

export type CaptchaDeps = {
  database: Database;
  limits: Limits;
  secretKey: Buffer;
  clock: () => Date;
  captchaProvider: CaptchaProvider;
};

export const captchaKind = (gate: CaptchaGate, merchant: Merchant): CaptchaKind =>
  captchaOf(gate, {
    isTest: merchant.setting('inTest'),
    isOn: merchant.setting('register.captcha.enabled'),
    GEETEST3: merchant.flag('GEETEST3'),
    GEETESTTEST3: merchant.flag('GEETESTTEST3'),
    GEETESTVCODE3: merchant.flag('GEETESTVCODE3'),
    // Taken from the site status, so that server and site decide alike. A getter, because few merchants need it.
    get version() {
      return siteStatus(merchant, { lineKey: null }).gw.GEETEST_VERSION;
    },
  });

/** Refusal of a missing or wrong captcha. The image captcha is named in `value`, so that a site that has not shown one does. */
export const refuseCaptcha = (kind: Exclude<CaptchaKind, 'none'>): Refusal =>
  kind === 'image'
    ? new Refusal('captcha_err', { captcha: true })
    : new Refusal('geetest_captcha_err');

type Demand = { gate: CaptchaGate; given: CaptchaFields };

export async function demandCaptcha(
  call: Call,
  { gate, given }: Demand,
  deps: CaptchaDeps,
): Promise<void> {
  const kind = captchaKind(gate, call.merchant);
  if (kind === 'none') return;
  const isSolved =
    kind === 'image'
      ? await isPictureRead(call, given.captcha, deps)
      : kind === 'slide' && (await isSlideSolved(call.merchant, given, deps));
  if (!isSolved) throw refuseCaptcha(kind);
}

async function isPictureRead(
  call: Call,
  typed: string | undefined,
  deps: CaptchaDeps,
): Promise<boolean> {
  const { merchant, captchaCookie: cookie } = call;
  const cookieHash = hashSecret(cookie);
  const text = typed?.normalize('NFKC').trim() ?? '';
  if (cookie === null || cookieHash === null || text === '') return false;
  await countCaptcha(deps.limits, call, 'try');
  // Taken before the comparison: each picture allows one try, even among concurrent calls.
  const isThere = await deps.database.query(merchant.code, (tx) =>
    takeCaptcha(tx, cookieHash, deps.clock()),
  );
  const tied = { secretKey: deps.secretKey, merchantCode: merchant.code, cookie };
  return isThere && text === digitsOf(tied);
}

/** Checks the slide captcha with its vendor (R4): if the vendor is unavailable, every call is refused. */
async function isSlideSolved(
  merchant: Merchant,
  given: CaptchaFields,
  { captchaProvider }: CaptchaDeps,
): Promise<boolean> {
  return (await captchaProvider.check(merchant, given)) === 'passed';
}
