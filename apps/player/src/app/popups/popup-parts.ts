// The popups and bars, each loaded when its turn begins, and the watchers that decide when one is wanted.
import type { ComponentType } from 'react';
import type { Foundation } from '#foundation/foundation.ts';
import type { BarName, PopupName } from '#foundation/popups/popups.ts';

/** Props of a popup. `isOpen` becomes false before the popup is unmounted, so that it can animate out; `onClose` lets the next one open. */
export type PopupProps = { isOpen: boolean; onClose: () => void };
type Load = () => Promise<ComponentType<PopupProps>>;

export const popupParts: Partial<Record<PopupName, Load>> = {
  announcement: async () =>
    (await import('#features/announcements/announcement-dialog.tsx')).AnnouncementDialog,
  push: async () => (await import('#features/push/push-sheet.tsx')).PushSheet,
  requiredUpgrade: async () =>
    (await import('#features/install/upgrade/upgrade-dialog.tsx')).RequiredUpgrade,
  welcome: async () => (await import('#features/welcome/welcome-pictures.tsx')).WelcomePictures,
  upgrade: async () =>
    (await import('#features/install/upgrade/upgrade-dialog.tsx')).OptionalUpgrade,
};

export const barParts: Partial<Record<BarName, Load>> = {
  consent: async () => (await import('#features/tracking/consent-bar.tsx')).ConsentBar,
  newVersion: async () => (await import('#features/update/watch-version.ts')).loadVersionBar(),
  homeScreen: async () =>
    (await import('#features/install/bars/home-screen-bar.tsx')).HomeScreenBar,
  download: async () => (await import('#features/install/bars/download-bar.tsx')).DownloadBar,
};

/** Loads the watcher of announcements, which begins right after the page is usable (POP-08). */
export const loadAnnouncementWatcher = async () =>
  (await import('#features/announcements/watch-announcements.ts')).watchAnnouncements;

/** Loaders of watchers. Each watches whether its popup or bar is wanted and offers it then. */
export const watchers: readonly (() => Promise<(foundation: Foundation) => void>)[] = [
  async () => (await import('#features/tracking/watch-consent.ts')).watchConsent,
  async () => (await import('#features/push/watch-push.ts')).watchPush,
  async () => (await import('#features/install/watch-install.ts')).watchInstall,
  async () => (await import('#features/welcome/watch-welcome.ts')).watchWelcome,
  async () => (await import('#features/update/watch-version.ts')).watchVersion,
];
