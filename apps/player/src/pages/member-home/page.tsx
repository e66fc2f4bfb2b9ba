import { LanguageRow } from '#features/language/language-row.tsx';
import { MemberHomePage } from '#features/member/member-home-page.tsx';
import { LogOutRow } from '#features/session/log-out-row.tsx';
import { CustomerServiceButton } from '#features/customer-service/customer-service-button.tsx';

export const Page = () => (
  <MemberHomePage
    tools={<CustomerServiceButton />}
    language={<LanguageRow />}
    logOut={<LogOutRow />}
  />
);
