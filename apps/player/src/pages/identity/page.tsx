import { PhoneField } from '#features/country/phone-field.tsx';
import { IdentityPage } from '#features/identity/identity-page.tsx';

export const Page = () => <IdentityPage phoneField={PhoneField} />;
