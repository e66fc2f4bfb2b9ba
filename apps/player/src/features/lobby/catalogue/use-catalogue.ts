// The lobby's lanes and announcements. They are fetched if the server rendered none, and again for another language or reader.
import { useMemo } from 'react';
import type { Announcements } from '@parlour/contract/lobby/lobby';
import type { ResourceState } from '#foundation/api/resource.ts';
import { useNeededResource } from '#foundation/api/use-resource.ts';
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { isShown } from '../banners/banner-target.ts';
import { useLobby } from './lobby.ts';

export function useCatalogue() {
  const { lanes, announcements } = useLobby();
  const { language } = useStore(useFoundation().language);
  const session = useSession();
  const reader = session ? (session.firstTimeLogin ? 'F' : 'A') : 'B';
  const shownLanes = useNeededResource(lanes, { owner: '', wording: language });
  const key = session === undefined ? null : { owner: reader, wording: language };
  const told = useNeededResource(announcements, key);
  const shown = useMemo(() => withShownBanners(told), [told]);
  return { lanes: shownLanes, announcements: shown };
}

const withShownBanners = ({ value, ...state }: ResourceState<Announcements>) => ({
  ...state,
  value: value && { ...value, banners: value.banners.filter(isShown) },
});
