import { LanguageButton } from '#features/language/language-button.tsx';
import { LoginPage } from '#features/login/login-page.tsx';

const loadPhoneField = async () => (await import('#features/country/phone-field.tsx')).PhoneField;

export const Page = () => <LoginPage tools={<LanguageButton />} loadPhoneField={loadPhoneField} />;
