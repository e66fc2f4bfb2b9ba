// The friends who joined, with the reward for each.
import { UsersThreeIcon } from '@parlour/ui/icons/account';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { List } from '@parlour/ui/list/list';
import { rewardText } from '#foundation/rewards/reward-words.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../invite.module.css';
import { FriendRow } from './friend-row.tsx';
import type { InviteDetails, useInvitations } from './use-invitations.ts';

type ClaimActions = Pick<ReturnType<typeof useInvitations>, 'stepOf' | 'claim'>;
type Props = ClaimActions & { details: InviteDetails };

export function Friends({ details, stepOf, claim }: Props) {
  const t = useTranslate();
  const { friends = [] } = details;
  return (
    <section className={css.friends}>
      <div className={css.friendsHead}>
        <h2 className="text-heading">{t('invite.who_joined')}</h2>
        {friends.length > 0 && <Sum details={details} />}
      </div>
      {friends.length === 0 ? (
        <EmptyState icon={UsersThreeIcon} title={t('invite.nobody')}>
          {t('invite.nobody_hint')}
        </EmptyState>
      ) : (
        <List label={t('invite.who_joined')}>
          {friends.map((friend) => (
            <FriendRow
              key={`${friend.joinedAt} ${friend.icon} ${friend.name}`}
              friend={friend}
              claimed={stepIn(friend, stepOf)}
              onClaim={() => void claim(friend)}
            />
          ))}
        </List>
      )}
      {friends.some(({ state }) => state === 'checked') && (
        <p className="text-caption text-muted">{t('invite.checked_note')}</p>
      )}
    </section>
  );
}

type Row = NonNullable<InviteDetails['friends']>[number];
const stepIn = ({ promotionId, item }: Row, stepOf: ClaimActions['stepOf']) =>
  promotionId === null || item === null ? undefined : stepOf({ promotionId, item });

/** Separator of the text and the amount, which is rendered in its own element. */
const mark = '\u0000';

function Sum({ details: { totalInvitations: count, earned } }: { details: InviteDetails }) {
  const { language, t, own } = useStore(useFoundation().language);
  if (!earned) return null;
  const [before = '', after = ''] = t('invite.sum', { count, amount: mark }).split(mark);
  return (
    <p className="text-caption text-muted num">
      {before}
      <b className="text-accent">{rewardText(earned, { language, own })}</b>
      {after}
    </p>
  );
}
