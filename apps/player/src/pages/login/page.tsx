import { CaptchaField } from '#features/captcha/late-captcha-field.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';

const parts = () => import('./page-late-parts.tsx');
const loadSmsForm = async () => (await parts()).SmsLogin;
const loadSecondFactor = async () => (await parts()).SecondFactor;

export const Page = () => (
  <LoginPage
    tools={<LanguageButton />}
    loadSmsForm={loadSmsForm}
    loadSecondFactor={loadSecondFactor}
    captchaField={CaptchaField}
  />
);
