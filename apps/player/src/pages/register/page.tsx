import { LateCaptcha } from '#features/captcha/late-captcha.tsx';
import { PhoneField } from '#features/country/phone-field.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';
import { HelpLink } from '#features/login/help/help-link.tsx';
import { WelcomeArt } from '#features/login/welcome-art.tsx';
import { RegisterPage } from '#features/register/register-page.tsx';
import { useFoundation } from '#foundation/use-foundation.ts';

export const Page = () => (
  <RegisterPage
    art={<WelcomeArt logo={useFoundation().site.logo} />}
    tools={
      <>
        <LanguageButton />
        <HelpLink />
      </>
    }
    phoneField={PhoneField}
    captchaField={LateCaptcha}
  />
);
