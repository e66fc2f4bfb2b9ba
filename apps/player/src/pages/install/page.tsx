import { AppPage } from '#features/install/page/app-page.tsx';
import { GuestLanguage } from '#features/language/guest-language.tsx';

export const Page = () => <AppPage tools={<GuestLanguage />} />;
