// What few logins need: a code by text message, a second factor, a captcha.
import type { SecondFactorProps } from '#foundation/api/second-factors.ts';
import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { useTexts } from '#foundation/language/use-texts.ts';
import { Late } from '#foundation/late.tsx';
import { PhoneField } from '#features/country/phone-field.tsx';
import { SmsForm, type SmsFormProps } from '#features/login/sms/sms-form.tsx';
import { SecondFactorSheet } from '#features/second-factor/second-factor-sheet.tsx';

const captcha = () => import('#features/captcha/captcha-field.tsx');
const loadField = async () => (await captcha()).CaptchaField;
const loadLoginField = async () => (await captcha()).LoginCaptchaField;
const CaptchaField = (props: CaptchaFieldProps) => <Late load={loadField} isNeeded props={props} />;

/** By itself: no other merchant's login fetches its code. */
export const LoginCaptcha = (props: CaptchaFieldProps) => (
  <Late load={loadLoginField} isNeeded props={props} />
);

export const SmsLogin = (props: SmsFormProps) =>
  useTexts('member') && <SmsForm {...props} phoneField={PhoneField} captchaField={CaptchaField} />;

export const SecondFactor = (props: SecondFactorProps) => (
  <SecondFactorSheet {...props} phoneField={PhoneField} captchaField={CaptchaField} />
);
