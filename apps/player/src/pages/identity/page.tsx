import { PhoneField } from '#features/country/phone-field.tsx';
import { IdentityPage } from '#features/identity/identity-page.tsx';
import { GuestLanguage } from '#features/language/guest-language.tsx';

export const Page = () => <IdentityPage phoneField={PhoneField} tools={<GuestLanguage />} />;
