import { GuestLanguage } from '#features/language/guest-language.tsx';
import { TrialPage } from '#features/launch/trial/trial-page.tsx';

export const Page = () => <TrialPage tools={<GuestLanguage />} />;
