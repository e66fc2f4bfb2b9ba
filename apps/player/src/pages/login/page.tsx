import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';
import { CustomerServiceButton } from '#features/customer-service/customer-service-button.tsx';

export const Page = () => (
  <LoginPage
    tools={
      <>
        <LanguageButton />
        <CustomerServiceButton ground="disc" />
      </>
    }
  />
);
