import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { Avatar } from '@parlour/ui/list/avatar';
import type { Claim } from '#foundation/rewards/claim-requests.ts';
import { dateText } from '#foundation/rewards/reward-words.ts';
import { worthText } from '#foundation/rewards/worth-text.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from '../invite.module.css';
import type { Friend } from './use-invitations.ts';

type Props = { friend: Friend; claimed: Claim | undefined; onClaim: () => void };

/** The address of a member picture, by the server's number. */
const pictureOf = (icon: number): string => `/m/avatars/any/${icon}.svg`;

export function FriendRow(props: Props) {
  const { friend, claimed } = props;
  const { language, t } = useStore(useFoundation().language);
  const { name, icon, joinedAt, state } = friend;
  return (
    <div className={`list-row ${css.friend}`}>
      <Avatar src={pictureOf(icon)} />
      <span className="grow">
        <bdi className={css.name}>{name}</bdi>
        {state === 'ready' && claimed?.step === 'failed' ? (
          <small className={css.bad} role="alert">
            {claimed.say(t)}
          </small>
        ) : (
          <small className="num">
            {t('invite.joined_on', { day: dateText(joinedAt, language) })}
          </small>
        )}
      </span>
      <FriendEnd {...props} />
    </div>
  );
}

function FriendEnd({ friend, claimed, onClaim }: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const { name, state, reward } = friend;
  const amount = reward ? worthText(reward, { t, language, own }) : '';
  // The pill has no room for the name of a game.
  const isPlays = reward?.freePlays !== undefined;
  const underWay = isPlays ? t('invite.plays_under_way') : t('invite.under_way');
  switch (state) {
    case 'waiting':
      return <Pill>{underWay}</Pill>;
    case 'ready':
      if (claimed?.step === 'underWay') return <Pill>{underWay}</Pill>;
      return (
        <Button
          tone="primary"
          size="mini"
          aria-label={t('invite.claim_of', { amount, friend: name })}
          busy={claimed?.step === 'busy'}
          onClick={onClaim}
        >
          {isPlays ? t('invite.claim_plays') : t('invite.claim', { amount })}
        </Button>
      );
    case 'paid':
      return (
        <Pill tone="ok" icon={<CheckIcon size={16} />}>
          {isPlays ? t('invite.state_done') : t('invite.state_paid', { amount })}
        </Pill>
      );
    case 'joined':
    case 'checked':
    case 'refused':
    case 'late':
    case 'done':
      return <Pill>{t(`invite.state_${state}`)}</Pill>;
  }
}
