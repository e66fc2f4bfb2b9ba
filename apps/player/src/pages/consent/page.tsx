import { GuestLanguage } from '#features/language/guest-language.tsx';
import { ConsentPage } from '#features/tracking/consent-page.tsx';

export const Page = () => <ConsentPage tools={<GuestLanguage />} />;
