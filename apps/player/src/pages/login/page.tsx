import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';

export const Page = () => <LoginPage tools={<LanguageButton />} />;
