// The texts of an invitation's rewards and conditions.
import type { Answer } from '@parlour/contract/endpoint';
import type { referralDetails } from '@parlour/contract/invite/calls';
import { rewardText, type AmountFormat } from '#foundation/rewards/reward-words.ts';
import { worthText } from '#foundation/rewards/worth-text.ts';
import type { Translate } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

export type Programme = NonNullable<Answer<typeof referralDetails>['programme']>;
type WordingContext = AmountFormat & { t: Translate };

export function useProgrammeWords(programme: Programme) {
  const telling = useStore(useFoundation().language);
  const { t } = telling;
  const theirs = worthText(programme.reward, telling);
  const own = programme.friendReward && worthText(programme.friendReward, telling);
  const { withinDays, ownDays } = programme;
  const { currency } = programme.reward;
  const stakes = rewardText({ amount: programme.ownStakes, currency }, telling);
  const within = t('invite.step_within', { count: withinDays });
  const isEqual = own === theirs && programme.friendReward?.kind === programme.reward.kind;
  return {
    /** The reward, for the member. */
    gives: isEqual
      ? t('invite.each_of_you', { amount: theirs })
      : t('invite.each_friend', { amount: theirs }),
    /** The reward, for the friend. */
    brings: isEqual ? t('invite.both_get', { amount: theirs }) : bringing(t, { own, theirs }),
    asks: asking(programme, telling),
    within,
    /** The days and stakes after which a friend counts, for the member. */
    counts: t('invite.counts', { days: ownDays, amount: stakes, within: withinDays }),
    ownMoney: t('invite.own_money'),
    /** The same condition as a step, for the friend. */
    plays: t('invite.step_own', { count: ownDays }),
    playsHint: `${t('invite.step_own_hint', { amount: stakes })} ${within}`,
    arrives: own === null ? t('invite.step_theirs') : t('invite.step_both'),
  };
}

const bringing = (t: Translate, { own, theirs }: { own: string | null; theirs: string }): string =>
  own === null ? t('invite.friend_gets', { theirs }) : t('invite.each_gets', { own, theirs });

/** The condition besides registering, or null if there is none. */
function asking(programme: Programme, { t, ...teller }: WordingContext): string | null {
  const { does, target: count, reward } = programme;
  switch (does) {
    case 'registered':
      return null;
    case 'mobile':
      return t('invite.step_mobile');
    case 'email':
      return t('invite.step_email');
    case 'days':
      return t('invite.step_days', { count });
    case 'rounds':
      return t('invite.step_rounds', { count });
    case 'tickets':
      return t('invite.step_tickets', { count });
    case 'games':
      return t('invite.step_games', { count });
    case 'staked': {
      const amount = rewardText({ amount: String(count), currency: reward.currency }, teller);
      return t('invite.step_staked', { amount });
    }
  }
}
