// The port of captchas whose results are checked with a provider (docs/vendors.md 4).
import type { ReadSetting } from '@parlour/contract/settings.schema';

/** The merchant that has the captcha. */
export type CaptchaMerchant = { code: string; setting: ReadSetting };

/** Parameters with which the player's captcha box is set up. */
export type CaptchaParameters = {
  /** The merchant's captcha id. */
  gt: string;
  /** The challenge; empty for a version without one. */
  challenge: string;
  newCaptcha: boolean;
  /** False if the provider is down, and the box has to work without it. */
  success: boolean;
};

/** The result of a solved box, as calls contain it. */
export type CaptchaResult = {
  geetestChallenge?: string | undefined;
  geetestSeccode?: string | undefined;
  geetestValidateV4?:
    | {
        captcha_id: string;
        lot_number: string;
        pass_token: string;
        gen_time: string;
        captcha_output: string;
      }
    | undefined;
};

/** The verdict on a result. unreachable: the provider could not be called, so the result does not pass. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unreachable';

export type CaptchaProvider = {
  /** Returns the parameters of a new box. Rejects with CaptchaUnavailable. */
  begin: (merchant: CaptchaMerchant, product: string | undefined) => Promise<CaptchaParameters>;
  /** Checks a result; each passes once. Takes 5 s at most, and rejects only if the database is unavailable. */
  check: (merchant: CaptchaMerchant, given: CaptchaResult) => Promise<CaptchaVerdict>;
};

/** The error of a captcha that cannot begin. not_set_up: the merchant has none. unreachable: the provider could not be called. */
export class CaptchaUnavailable extends Error {
  readonly trouble: 'not_set_up' | 'unreachable';
  constructor(trouble: CaptchaUnavailable['trouble']) {
    super(trouble);
    this.name = 'CaptchaUnavailable';
    this.trouble = trouble;
  }
}
