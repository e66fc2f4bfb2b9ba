import { LateCaptcha } from '#features/captcha/late-captcha.tsx';
import { PhoneField } from '#features/country/phone-field.tsx';
import { GuestLanguage } from '#features/language/guest-language.tsx';
import { NewPasswordForm } from '#features/password/new-password-form.tsx';
import { RecoveryPage } from '#features/recovery/recovery-page.tsx';

export const Page = () => (
  <RecoveryPage
    tools={<GuestLanguage />}
    phoneField={PhoneField}
    captchaField={LateCaptcha}
    newPasswordForm={NewPasswordForm}
  />
);
