// Parts that few logins need: a code by text message, a second factor, a captcha.
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-slot.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { Late } from '#foundation/late.tsx';
import { LateCaptcha } from '#features/captcha/late-captcha.tsx';
import { PhoneField } from '#features/country/phone-field.tsx';
import { SmsForm } from '#features/login/sms/sms-form.tsx';
import type { SmsFormProps } from '#features/login/sms/use-sms-form.ts';
import { SecondFactorSheet } from '#features/second-factor/second-factor-sheet.tsx';

const loadLoginField = async () =>
  (await import('#features/captcha/captcha-field.tsx')).LoginCaptchaField;

/** Captcha of the login, loaded separately, so that merchants without a captcha do not load it. */
export const LoginCaptcha = (props: CaptchaFieldProps) => (
  <Late load={loadLoginField} isNeeded props={props} />
);

export const SmsLogin = (props: SmsFormProps) =>
  useTexts('member') && <SmsForm {...props} phoneField={PhoneField} captchaField={LateCaptcha} />;

export const SecondFactor = (props: SecondFactorProps) => (
  <SecondFactorSheet {...props} phoneField={PhoneField} captchaField={LateCaptcha} />
);
