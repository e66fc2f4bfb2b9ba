// Offers two pictures to save after a while on home, so that a player finds the site again if its address has changed (WELC-01).
import type { Answer } from '@parlour/contract/endpoint';
import { imageUrlsFrom } from '@parlour/contract/lobby/image-hosts';
import { announcements } from '@parlour/contract/lobby/calls';
import { readsOf } from '#foundation/api/reads.ts';
import type { Foundation } from '#foundation/foundation.ts';
import { findPage } from '#foundation/navigation/paths.ts';
import { makePopups } from '#foundation/popups/popups.ts';
import { createStore } from '#foundation/store.ts';
import { currentAddress, onAddressChange } from '#platform/address.ts';
import { pictureLoads } from '#platform/pictures/picture-loads.ts';
import { isSaved, isSeen } from './picture-notes.ts';

export type WelcomePicture = { name: string; url: string };
export type Welcome = { first: WelcomePicture; second: WelcomePicture | null };

/** The store of the offered pictures, for `foundation.keep`. */
export const makeWelcome = () => createStore<Welcome | null>(null);

/** Time on home, without leaving it, before the pictures are offered. */
const afterMs = 20_000;

type Banner = Answer<typeof announcements>['banners'][number];

/** A picture of the group that has loaded, so that nothing opens empty, and is not saved yet; else null. */
async function pictureOf(
  foundation: Foundation,
  groupName: string,
): Promise<WelcomePicture | null> {
  const { language, deviceStorage, site } = foundation;
  const ask = { types: 'B', platform: 'M', groupName, language: language.get().language } as const;
  const { banners } = await readsOf(foundation)(announcements, ask, { teller: 'nobody' });
  const [found] = banners.flatMap(({ id, imageUrl }: Banner) =>
    imageUrl === null ? [] : [{ name: `${id} ${imageUrl}`, imageUrl }],
  );
  if (!found || isSaved(deviceStorage, found.name)) return null;
  // The first host that has the picture.
  for (const url of imageUrlsFrom(site.imageHosts, found.imageUrl, '')) {
    if (await pictureLoads(url)) return { name: found.name, url };
  }
  return null;
}

async function offerWelcome(foundation: Foundation): Promise<void> {
  const first = await pictureOf(foundation, 'm_popup1');
  if (!first) return;
  const second = await pictureOf(foundation, 'm_popup2').catch(() => null);
  foundation.keep(makeWelcome).set({ first, second });
  foundation.keep(makePopups).offer('welcome', () => isAtHome() && !isSeen(foundation.tabStorage));
}

const isAtHome = (): boolean => findPage(currentAddress().path) === 'home';

export function watchWelcome(foundation: Foundation): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => undefined;
  const look = () => {
    if (isSeen(foundation.tabStorage)) return stop();
    if (!isAtHome()) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => void offerWelcome(foundation).catch(() => undefined), afterMs);
    }
  };
  stop = onAddressChange(look);
  look();
}
