// ROUTE-10: the chat has no page yet, and says so.
import type { Say } from '#foundation/language/language.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

const sayComingSoon: Say = (t) => t('site.chat_coming_soon');

export function useCustomerService(): () => void {
  const { notices } = useFoundation();
  return () => notices.show(sayComingSoon);
}
