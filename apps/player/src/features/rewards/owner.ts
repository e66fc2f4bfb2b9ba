// For whom the pages of rewards ask.
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

/** `owner`: undefined until it is known who looks, empty for a guest. `isOn`: there is a reward centre (PROMO-01). */
export function useOwner() {
  const { site, language } = useFoundation();
  const session = useSession();
  const spoken = useStore(language);
  return {
    owner: session === undefined ? undefined : (session?.token ?? ''),
    isGuest: session === null,
    isOn: site.flag('REWCEN3'),
    language: spoken.language,
    /** How amounts are written. */
    own: spoken.own,
  };
}
