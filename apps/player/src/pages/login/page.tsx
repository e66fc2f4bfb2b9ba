import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { Late } from '#foundation/late.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';

const parts = () => import('./page-late-parts.tsx');
const loadSmsForm = async () => (await parts()).SmsLogin;
const loadSecondFactor = async () => (await parts()).SecondFactor;

const loadCaptchaField = async () =>
  (await import('#features/captcha/captcha-field.tsx')).CaptchaField;
/** Only a merchant that asks for a captcha has its code fetched. */
const CaptchaField = (props: CaptchaFieldProps) => (
  <Late load={loadCaptchaField} isNeeded props={props} />
);

export const Page = () => (
  <LoginPage
    tools={<LanguageButton />}
    loadSmsForm={loadSmsForm}
    loadSecondFactor={loadSecondFactor}
    captchaField={CaptchaField}
  />
);
