import { rankProgress } from '@parlour/contract/member/rank-progress';
import { avatarNumber } from '@parlour/contract/member/avatar-number';
import { IconButton } from '@parlour/ui/button/icon-button';
import { CopyIcon } from '@parlour/ui/icons/account';
import { BellIcon } from '@parlour/ui/icons/navigation';
import { Avatar } from '@parlour/ui/list/avatar';
import { href } from '#foundation/navigation/paths.ts';
import { makeUnread } from '#foundation/notification/unread.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { copyText } from '#platform/handing-on/clipboard.ts';
import { ClubLine } from './club-line.tsx';
import css from './member.module.css';
import type { Member, Rank } from './profile.ts';

type Props = { member: Member; rank: Rank | null };

export function ProfileHead({ member, rank }: Props) {
  const { site } = useFoundation();
  const picture = avatarNumber(member.id, site.profileIcons);
  return (
    <header className={css.head}>
      <Avatar
        src={`/m/avatars/any/${picture}.svg`}
        progress={rank ? rankProgress(rank) : undefined}
      />
      <div className="grow">
        <div className={css.nameLine}>
          <h1 className={`text-title one-line grow ${css.name}`}>
            <bdi>{member.userName}</bdi>
          </h1>
          <Bell />
        </div>
        <CopyId id={member.number ?? member.id} />
        <ClubLine member={member} rank={rank} />
      </div>
    </header>
  );
}

/** The notifications button, as on the home page (MEMBER-14). */
function Bell() {
  const t = useTranslate();
  const count = useStore(useFoundation().keep(makeUnread));
  return (
    <IconButton
      label={count > 0 ? t('lobby.notifications_new', { count }) : t('lobby.notifications')}
      badge={count > 0 ? 'dot' : undefined}
      href={href('notifications')}
    >
      <BellIcon size={24} />
    </IconButton>
  );
}

/** The beginning and end of the id, for display; the button copies the whole id. */
const shorten = (id: string): string => (id.length > 16 ? `${id.slice(0, 4)}…${id.slice(-4)}` : id);

function CopyId({ id }: { id: string }) {
  const { toasts } = useFoundation();
  const t = useTranslate();

  async function copy() {
    if (await copyText(id)) toasts.show('done', (say) => say('member.copied'));
    else toasts.show('failed', (say) => say('member.not_copied'));
  }
  return (
    <button type="button" className={`copy ${css.copy}`} onClick={() => void copy()}>
      <span className={css.idLabel}>{t('member.id')}</span>
      <span className={css.id}>
        <span className="ltr num">{shorten(id)}</span>
        <span className="visually-hidden">{t('member.copy')}</span>
        <CopyIcon size={18} />
      </span>
    </button>
  );
}
