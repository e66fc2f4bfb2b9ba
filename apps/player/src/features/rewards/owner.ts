// The viewer for whom the pages of rewards fetch their data.
import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';

/** `owner` is undefined until the session is known, and empty for a guest. `isOn`: the merchant has a reward centre (PROMO-01). */
export function useOwner() {
  const { site, language } = useFoundation();
  const session = useSession();
  const spoken = useStore(language);
  return {
    owner: session === undefined ? undefined : (session?.token ?? ''),
    isGuest: session === null,
    isOn: site.flag('REWCEN3'),
    language: spoken.language,
    /** The format of amounts. */
    own: spoken.own,
  };
}
