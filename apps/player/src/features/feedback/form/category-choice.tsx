import type { FeedbackCategory } from '@parlour/contract/feedback/message';
import { feedbackCategories } from '@parlour/contract/feedback/message';
import {
  DotsThreeCircleFillIcon,
  DotsThreeCircleIcon,
  GameControllerFillIcon,
  GameControllerIcon,
  LightbulbFillIcon,
  LightbulbIcon,
  WalletFillIcon,
  WalletIcon,
  WarningCircleFillIcon,
  WarningCircleIcon,
} from '@parlour/ui/icons/feedback';
import type { Icon } from '@parlour/ui/icons/icon';
import { ChipChoice } from '@parlour/ui/tabs/chip-choice';
import { useTranslate } from '#foundation/use-foundation.ts';
import { categoryNames } from '../feedback-categories.ts';

const pictures: Record<FeedbackCategory, { icon: Icon; selectedIcon: Icon }> = {
  idea: { icon: LightbulbIcon, selectedIcon: LightbulbFillIcon },
  problem: { icon: WarningCircleIcon, selectedIcon: WarningCircleFillIcon },
  game: { icon: GameControllerIcon, selectedIcon: GameControllerFillIcon },
  money: { icon: WalletIcon, selectedIcon: WalletFillIcon },
  other: { icon: DotsThreeCircleIcon, selectedIcon: DotsThreeCircleFillIcon },
};

type Props = {
  category: FeedbackCategory | null;
  onChoose: (category: FeedbackCategory) => void;
};

export function CategoryChoice({ category, onChoose }: Props) {
  const t = useTranslate();
  return (
    <ChipChoice
      label={t('feedback.about')}
      chips={feedbackCategories.map((id) => ({ id, label: t(categoryNames[id]), ...pictures[id] }))}
      selected={category}
      onSelect={onChoose}
    />
  );
}
