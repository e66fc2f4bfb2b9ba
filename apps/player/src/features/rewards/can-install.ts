import type { PromotionType } from '@parlour/contract/rewards/promotion-types';
import { href, isBuilt } from '#foundation/navigation/paths.ts';

/** APP_DOWNLOAD asks for something that only the site can do: its handler is the page that installs the app (PROMO-02). */
export const canInstall = isBuilt('appDownload');

/** PROMO-03: whom one is not for the server does not tell; what the site cannot do it knows itself. */
export const isPossible = ({ type }: { type: PromotionType }): boolean =>
  type !== 'APP_DOWNLOAD' || canInstall;

type Earned = { type: PromotionType; goTo: string | null };

/** Where it is earned: no merchant sets a page for what the site does itself (PROMO-02). */
export const wayOf = ({ type, goTo }: Earned): string | null =>
  type === 'APP_DOWNLOAD' ? href('appDownload') : goTo;
