import { Button } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CopyIcon } from '@parlour/ui/icons/account';
import { writtenInviteCode } from '@parlour/contract/invite/invite-code';
import { useTranslate } from '#foundation/use-foundation.ts';
import type { InviteParts } from '../invite-parts.ts';
import css from '../invite.module.css';
import type { InviteDetails } from './use-invitations.ts';
import { useLink } from './use-link.ts';

type Props = Pick<InviteParts, 'qrCode'> & { details: InviteDetails };

export function CodeCard({ details: { referralCode }, qrCode: QrCode }: Props) {
  const t = useTranslate();
  const { link, shortLink, copyCode, copyLink } = useLink(referralCode);
  return (
    <section className={`card ${css.codeCard}`} aria-label={t('invite.your_code')}>
      <div className={css.codeAndPicture}>
        <div className={css.code}>
          <p className="text-caption text-muted">{t('invite.your_code')}</p>
          <p className={`num ltr ${css.bigCode}`}>{writtenInviteCode(referralCode)}</p>
          <Button size="small" icon={<CopyIcon />} onClick={copyCode}>
            {t('invite.copy_code')}
          </Button>
        </div>
        <QrCode text={link} label={t('invite.qr')} />
      </div>
      <div className="key-row">
        <span className={`grow ltr text-caption text-muted ${css.link}`}>
          {shortLink.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
        <IconButton label={t('invite.copy_link')} onPress={copyLink}>
          <CopyIcon />
        </IconButton>
      </div>
    </section>
  );
}
