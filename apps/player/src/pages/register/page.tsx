import type { CaptchaFieldProps } from '#foundation/captcha/captcha-field.ts';
import { Late } from '#foundation/late.tsx';
import { PhoneField } from '#features/country/phone-field.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';
import { WelcomeArt } from '#features/login/welcome-art.tsx';
import { RegisterPage } from '#features/register/register-page.tsx';
import { useFoundation } from '#foundation/use-foundation.ts';

const loadCaptcha = async () => (await import('#features/captcha/captcha-field.tsx')).CaptchaField;
/** Only a merchant that asks for a captcha has its code fetched. */
const Captcha = (props: CaptchaFieldProps) => <Late load={loadCaptcha} isNeeded props={props} />;

export const Page = () => (
  <RegisterPage
    art={<WelcomeArt logo={useFoundation().site.logo} />}
    tools={<LanguageButton />}
    phoneField={PhoneField}
    captchaField={Captcha}
  />
);
