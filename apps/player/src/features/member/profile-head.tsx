import { rankProgress } from '@parlour/contract/member/rank-progress';
import { Pill } from '@parlour/ui/card/pill';
import { CopyIcon, CrownSimpleFillIcon } from '@parlour/ui/icons/account';
import { Avatar } from '@parlour/ui/list/avatar';
import { copyText } from '#platform/handing-on/clipboard.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { avatarNumber } from '@parlour/contract/member/avatar-number';
import css from './member.module.css';
import { isVip, type Member, type Rank } from './profile.ts';

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
        <h1 className={`text-title one-line ${css.name}`}>
          <bdi>{member.userName}</bdi>
        </h1>
        <CopyId id={member.number ?? member.id} />
        {isVip(member) && (
          <div>
            <Pill tone="value" icon={<CrownSimpleFillIcon size={16} />}>
              {member.clubLabel?.labelName}
            </Pill>
          </div>
        )}
      </div>
    </header>
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
