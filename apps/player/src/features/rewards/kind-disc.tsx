import css from './kind-disc.module.css';
import { kindIcons, kindOf, type KindOfReward } from './reward-kinds.ts';

/** The icon of a reward's kind on its tint. The words beside it name the reward. */
export function KindDisc({ type, reward }: KindOfReward) {
  const kind = kindOf({ type, reward });
  const Picture = kindIcons[kind];
  return (
    <span className={`disc ${css.disc} ${css[kind]}`}>
      <Picture size={24} />
    </span>
  );
}
