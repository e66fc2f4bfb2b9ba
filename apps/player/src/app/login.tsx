import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';
import { CustomerServiceButton } from './customer-service-button.tsx';

export const Login = () => (
  <LoginPage
    tools={
      <>
        <LanguageButton />
        <CustomerServiceButton ground="disc" />
      </>
    }
  />
);
