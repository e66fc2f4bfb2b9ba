import { MaintenancePage } from '#features/front/maintenance-page.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';

export const Page = () => <MaintenancePage tools={<LanguageButton />} />;
