// ROUTE-10: the chat has no page yet, and says so.
import type { Phrase } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

const sayComingSoon: Phrase = (t) => t('site.chat_coming_soon');

export function useCustomerService(): () => void {
  const { notices } = useFoundation();
  return () => notices.show(sayComingSoon);
}
