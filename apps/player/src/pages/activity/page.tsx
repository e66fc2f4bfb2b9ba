import { GuestLanguage } from '#features/language/guest-language.tsx';
import { ActivityPage } from '#features/rewards/activity/activity-page.tsx';

export const Page = () => <ActivityPage tools={<GuestLanguage />} />;
