import { useFoundation, useSession } from '#foundation/use-foundation.ts';
import { LanguageButton } from './language-button.tsx';

/**
 * The language button in the bar of a page that guests may open (LANG-07). A member has the choice on the own page and sees an empty space
 * as wide as the back button, which keeps the bar's title in the middle.
 */
export function GuestLanguage() {
  const { site } = useFoundation();
  const isGuest = useSession() === null;
  if (!isGuest || site.languages.length < 2) return <span className="appbar-gap" />;
  return <LanguageButton />;
}
