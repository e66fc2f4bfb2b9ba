import { GuestLanguage } from '#features/language/guest-language.tsx';
import { NotFoundPage } from '#features/site/not-found-page.tsx';

export const Page = () => <NotFoundPage tools={<GuestLanguage />} />;
