import { useFoundation, useTranslate } from '../use-foundation.ts';
import { contactOf } from './contact.ts';

/** Returns the link to customer service for what failed (ROUTE-15); null if the merchant has none that is open to everybody. */
export function useHelp(): { href: string; label: string } | null {
  const t = useTranslate();
  const href = contactOf(useFoundation().boot.status.info.customerService);
  return href === null ? null : { href, label: t('login.contact') };
}
