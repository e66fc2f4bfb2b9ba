import { QrCode } from '#features/authenticator/qr-code.tsx';
import { InvitePage } from '#features/invite/invite-page.tsx';
import { LanguageButton } from '#features/language/language-button.tsx';
import { WelcomeArt } from '#features/login/welcome-art.tsx';
import { PromotionArt } from '#features/rewards/art/promotion-art.tsx';
import { useFoundation } from '#foundation/use-foundation.ts';

const loadTerms = async () => (await import('#foundation/operator-html/clean-html.ts')).cleanHtml;

export const Page = () => (
  <InvitePage
    art={<WelcomeArt logo={useFoundation().site.logo} />}
    tools={<LanguageButton />}
    picture={PromotionArt}
    qrCode={QrCode}
    loadTerms={loadTerms}
  />
);
