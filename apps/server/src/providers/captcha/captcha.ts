// The port of captchas whose results are checked with a provider (docs/vendors.md 4).
import type { ReadSetting } from '@parlour/contract/settings.schema';

/** Whose captcha it is. */
export type CaptchaMerchant = { code: string; setting: ReadSetting };

/** What the box of a player is set up with. */
export type CaptchaParameters = {
  /** The merchant's captcha id. */
  gt: string;
  /** Empty where the version has none. */
  challenge: string;
  newCaptcha: boolean;
  /** False: the provider is down, and its box has to do without it. */
  success: boolean;
};

/** What the box gave when it was solved, as the calls carry it. */
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

/** unreachable: the provider could not be asked, so nobody knows. It does not pass. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unreachable';

export type CaptchaProvider = {
  /** Rejects with CaptchaUnavailable. */
  begin: (merchant: CaptchaMerchant, product: string | undefined) => Promise<CaptchaParameters>;
  /** Each result passes once. Takes 5 s at most, and never rejects but for a database that is away. */
  check: (merchant: CaptchaMerchant, given: CaptchaResult) => Promise<CaptchaVerdict>;
};

/** not_set_up: the merchant has no captcha. unreachable: the provider could not be asked. */
export class CaptchaUnavailable extends Error {
  readonly trouble: 'not_set_up' | 'unreachable';
  constructor(trouble: CaptchaUnavailable['trouble']) {
    super(trouble);
    this.name = 'CaptchaUnavailable';
    this.trouble = trouble;
  }
}
