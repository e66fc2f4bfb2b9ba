// Decides whether the bars are wanted (APP-01, APP-04) and whether the native app is too old (APP-08).
import { splashOfScreen } from '@parlour/contract/install/splash';
import type { Foundation } from '#foundation/foundation.ts';
import { makeBars } from '#foundation/popups/popups.ts';
import { makeVisitorEvents } from '#foundation/tracking/track-events.ts';
import { hasInstallOffer, onInstall } from '#platform/app/install-offer.ts';
import { linkSplash } from '#platform/app/page-links.ts';
import { isInApp, thisDevice, webWayOf } from './device.ts';
import { endHomeScreen, isBarClosed, isHomeScreenSkipped } from './closed-offers.ts';
import { watchUpgrade } from './upgrade/watch-upgrade.ts';

export function watchInstall(foundation: Foundation): void {
  const { tabStorage } = foundation;
  const platform = thisDevice();
  if (platform.within === 'native') return void watchUpgrade(foundation, platform);
  if (platform.system === 'other' || isInApp(platform)) return;
  const bars = foundation.keep(makeBars);
  const offerHome = () => {
    const way = webWayOf(platform, hasInstallOffer());
    const isOffered = way === 'prompt' || way === 'guide';
    if (isOffered && !isHomeScreenSkipped(tabStorage)) {
      bars.offer('homeScreen', () => !isHomeScreenSkipped(tabStorage));
    }
  };
  onInstall({
    offered: offerHome,
    installed: () => {
      endHomeScreen(tabStorage);
      bars.close('homeScreen');
      bars.close('download');
      foundation.keep(makeVisitorEvents).track({ eventName: 'a2hsInstalled' });
    },
  });
  offerHome();
  if (webWayOf(platform, false) === 'guide') linkSplash(splashOfScreen);
  if (!isBarClosed(tabStorage)) bars.offer('download', () => !isBarClosed(tabStorage));
}
