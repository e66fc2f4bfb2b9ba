import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { href, isBuilt } from '#foundation/navigation/paths.ts';

/** True if the site has the page that installs the app, which APP_DOWNLOAD promotions need (PROMO-02). */
export const canInstall = isBuilt('appDownload');

/** False for promotions that the site cannot fulfil. The server has already left out those that are not for the viewer (PROMO-03). */
export const isPossible = ({ type }: { type: PromotionType }): boolean =>
  type !== 'APP_DOWNLOAD' || canInstall;

type PromotionTarget = { type: PromotionType; goTo: string | null };

/** The address at which a promotion is earned. The page that installs the app is fixed, not a merchant's setting (PROMO-02). */
export const wayOf = ({ type, goTo }: PromotionTarget): string | null =>
  type === 'APP_DOWNLOAD' ? href('appDownload') : goTo;
