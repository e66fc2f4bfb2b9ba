// A line about the active bonus, or else the next one, which leads to its card (BONUS-10).
import { List } from '@parlour/ui/list/list';
import { ListRow } from '@parlour/ui/list/list-row';
import { href } from '#foundation/navigation/paths.ts';
import { rewardText, sumText } from '#foundation/rewards/reward-words.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { hasWagering } from '../bonus/bonus-terms.tsx';
import { isOpen, type Bonus } from '../bonus/use-bonuses.ts';
import { useOwner } from '../owner.ts';
import { kindIcons } from '../reward-kinds.ts';

export function BonusLine({ bonuses }: { bonuses: readonly Bonus[] }) {
  const t = useTranslate();
  const { language, own } = useOwner();
  const first = bonuses.find(isOpen);
  if (!first) return null;
  const { wagered, wageringDue, currency, state } = first;
  const sum = (amount: string) => sumText({ amount, currency }, { language, own });
  const progress = t('bonus.progress', { done: sum(wagered), due: sum(wageringDue) });
  return (
    <List label={t('bonus.own')}>
      <ListRow
        icon={kindIcons.bonus}
        href={href('activity')}
        title={t('bonus.name', { amount: rewardText(first, { language, own }) })}
        detail={state === 'active' && hasWagering(first) ? progress : t('bonus.see')}
      />
    </List>
  );
}
