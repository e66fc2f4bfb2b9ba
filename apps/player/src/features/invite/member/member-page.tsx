import { Button, ButtonLink } from '@parlour/ui/button/button';
import { IconButton } from '@parlour/ui/button/icon-button';
import { UsersThreeIcon } from '@parlour/ui/icons/account';
import { ShareNetworkIcon } from '@parlour/ui/icons/rewards';
import { InfoIcon } from '@parlour/ui/icons/status';
import { AskedPage } from '@parlour/ui/page/asked-page';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { href } from '#foundation/navigation/paths.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from '../invite.module.css';
import type { InviteParts } from '../invite-parts.ts';
import { WhatCounts } from '../what-counts.tsx';
import { CodeCard } from './code-card.tsx';
import { Friends } from './friends.tsx';
import { useInvitations, type InviteDetails } from './use-invitations.ts';
import { useLink } from './use-link.ts';
import { useProgrammeWords, type Programme } from '../programme-words.ts';

type Props = Pick<InviteParts, 'picture' | 'qrCode'>;

export function MemberPage(parts: Props) {
  const t = useTranslate();
  const help = useHelp();
  const { details, isOn, problem, isLoading, retry, ...claiming } = useInvitations();
  const programme = details?.programme;
  return (
    <AskedPage
      title={t('invite.title')}
      back={{ label: t('site.back'), href: href('memberHome') }}
      end={
        programme && (
          <IconButton
            label={t('invite.rules')}
            href={href('activity', `?id=${programme.promotionId}`)}
          >
            <InfoIcon size={24} />
          </IconButton>
        )
      }
      rows={5}
      className={css.page}
      content={isOn ? details && <Own details={details} {...parts} {...claiming} /> : <None />}
      failure={problem && { title: t('invite.failed'), text: problem(t), help }}
      retry={{ label: t('site.retry'), isBusy: isLoading, onPress: retry }}
    />
  );
}

type OwnProps = Props &
  Pick<ReturnType<typeof useInvitations>, 'stepOf' | 'claim'> & { details: InviteDetails };

/** The member's invitations. The friends who joined are listed even after the programme has ended. */
function Own({ details, picture, qrCode, ...claiming }: OwnProps) {
  const { programme, friends = [] } = details;
  if (!programme) {
    return (
      <>
        <None />
        {friends.length > 0 && <Friends details={details} {...claiming} />}
      </>
    );
  }
  return (
    <>
      <Hero programme={programme} picture={picture} />
      <WhatCounts programme={programme} />
      <CodeCard details={details} qrCode={qrCode} />
      <Friends details={details} {...claiming} />
      <ShareDock code={details.referralCode} />
    </>
  );
}

function ShareDock({ code }: { code: string }) {
  const t = useTranslate();
  const { share } = useLink(code);
  return (
    <footer className={css.dock}>
      <Button tone="primary" wide icon={<ShareNetworkIcon />} onClick={share}>
        {t('invite.share')}
      </Button>
    </footer>
  );
}

function None() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={UsersThreeIcon}
      title={t('invite.none')}
      action={
        <ButtonLink size="small" href={href('home')}>
          {t('site.home')}
        </ButtonLink>
      }
    />
  );
}

type HeroProps = Pick<InviteParts, 'picture'> & { programme: Programme };

function Hero({ programme, picture: Picture }: HeroProps) {
  const { gives } = useProgrammeWords(programme);
  return (
    <section className={css.hero}>
      <span className={css.heroArt} aria-hidden="true">
        <Picture art={programme.art} />
      </span>
      <h2 className="text-title num">{gives}</h2>
      {programme.line !== '' && <p className="text-small">{programme.line}</p>}
    </section>
  );
}
