// For who calls before the foundation stands: a guest, with nothing but the page that the server painted.
import { createClient, type Api } from '@parlour/client/client';
import type { Language } from '@parlour/contract/languages';

export function createGuestApi(page: Document): Api {
  const { merchant = '' } = page.documentElement.dataset;
  const boot = page.querySelector('#boot')?.textContent ?? '{}';
  const { language } = JSON.parse(boot) as { language: Language };
  return createClient({
    merchant,
    language: () => language,
    token: () => null,
    onSessionEnded: () => undefined,
  });
}
