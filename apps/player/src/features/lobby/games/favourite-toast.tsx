// Says that a heart went back because the server did not take it.
import { useCallback, useState } from 'react';
import { HeartIcon } from '@parlour/ui/icons/navigation';
import { ToastRegion } from '@parlour/ui/overlay/toast-region';
import { useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { useLobby } from '../catalogue/lobby.ts';

export function FavouriteToast() {
  const t = useTranslate();
  const refusals = useStore(useLobby().favourites.refusals);
  const [told, setTold] = useState(refusals);
  const forget = useCallback(() => setTold(refusals), [refusals]);
  const toast =
    refusals > told
      ? { id: refusals, text: t('lobby.favourite_failed'), icon: HeartIcon }
      : undefined;
  return <ToastRegion toast={toast} onGone={forget} lastsMs={3000} />;
}
