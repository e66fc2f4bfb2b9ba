import { ChangePasswordPage } from '#features/password/change-password-page.tsx';
import { LogOutButton } from '#features/session/log-out-button.tsx';
import { MessagePage } from '#features/site/message-page.tsx';

export const Page = () => <ChangePasswordPage Frame={MessagePage} logOut={<LogOutButton />} />;
