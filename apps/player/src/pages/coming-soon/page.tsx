import { GuestLanguage } from '#features/language/guest-language.tsx';
import { ComingSoonPage } from '#features/site/coming-soon-page.tsx';

export const Page = () => <ComingSoonPage tools={<GuestLanguage />} />;
