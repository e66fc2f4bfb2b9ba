import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { kindIcons, kindOf } from './promotion-kinds.ts';

export function KindIcon({ type }: { type: PromotionType }) {
  const Picture = kindIcons[kindOf[type]];
  return <Picture size={24} />;
}
