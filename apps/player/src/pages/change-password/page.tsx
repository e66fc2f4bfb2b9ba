import { ChangePasswordPage } from '#features/password/change-password-page.tsx';
import { LogOutButton } from '#features/session/log-out-button.tsx';

export const Page = () => <ChangePasswordPage logOut={<LogOutButton />} />;
