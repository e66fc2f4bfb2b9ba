import { LanguageRow } from '#features/language/language-row.tsx';
import { MemberHomePage } from '#features/member/member-home-page.tsx';
import { LogOutRow } from '#features/session/log-out-row.tsx';

export const Page = () => <MemberHomePage language={<LanguageRow />} logOut={<LogOutRow />} />;
