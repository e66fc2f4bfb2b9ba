// For who calls before the foundation stands: a guest, with nothing but the page that the server painted.
import { createClient, type Api } from '@parlour/client/client';
import { readBoot } from '#foundation/boot.ts';

export function createGuestApi(page: Document): Api {
  const { status, language } = readBoot(page);
  return createClient({
    merchant: status.info.merchantCode,
    language: () => language,
    token: () => null,
    onSessionEnded: () => undefined,
  });
}
