import { isBuilt } from '#foundation/navigation/paths.ts';

/** APP_DOWNLOAD asks for something that only the site can do: its handler is the page that installs the app (PROMO-02). */
export const canInstall = isBuilt('appDownload');
