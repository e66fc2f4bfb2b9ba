import { AccessDeniedPage } from '#features/front/access-denied-page.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';

export const Page = () => <AccessDeniedPage tools={<LanguageButton />} />;
