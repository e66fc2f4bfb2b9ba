// What a call has to show before its rule looks at anything else: the captcha that the merchant's flags say (CAP-02, CAP-03). A missing one costs nothing, a wrong one its picture.
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
    // What the site is told, so that both decide by the same; few ask.
    get version() {
      return siteStatus(merchant, { lineKey: null }).gw.GEETEST_VERSION;
    },
  });

/** The image captcha says so in `value`: a site that did not show one does then. */
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
  // Taken before anything is compared: each picture has one try, however many come at once.
  const isThere = await deps.database.query(merchant.code, (tx) =>
    takeCaptcha(tx, cookieHash, deps.clock()),
  );
  const tied = { secretKey: deps.secretKey, merchantCode: merchant.code, cookie };
  return isThere && text === digitsOf(tied);
}

/** R4: where the vendor cannot be asked nobody gets through. */
async function isSlideSolved(
  merchant: Merchant,
  given: CaptchaFields,
  { captchaProvider }: CaptchaDeps,
): Promise<boolean> {
  return (await captchaProvider.check(merchant, given)) === 'passed';
}
