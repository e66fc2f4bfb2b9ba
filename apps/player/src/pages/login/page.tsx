import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';

const parts = () => import('./page-late-parts.tsx');
const loadSmsForm = async () => (await parts()).SmsLogin;
const loadCaptcha = async () => (await parts()).LoginCaptcha;
const loadIdentity = async () =>
  (await import('#features/login/identity/identity-login.tsx')).IdentityLogin;
const loadNewAccount = async () =>
  (await import('#features/register/identity/new-account.tsx')).NewAccount;
const loadSecondFactor = async () => (await parts()).SecondFactor;

export const Page = () => (
  <LoginPage
    tools={<LanguageButton />}
    loadSmsForm={loadSmsForm}
    identity={{ load: loadIdentity, loadNewAccount }}
    loadSecondFactor={loadSecondFactor}
    loadCaptcha={loadCaptcha}
  />
);
