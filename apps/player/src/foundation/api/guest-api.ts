// Calls before the foundation exists: as a guest, with only the data of the server's HTML.
import { createClient, type Api } from '@parlour/client/client';
import { readBoot } from '#foundation/boot.ts';

export function createGuestApi(page: Document): Api {
  const { status, language } = readBoot(page);
  return createClient({
    merchant: status.info.merchantCode,
    envelope: status.envelope,
    language: () => language,
    token: () => null,
    onSessionEnded: () => undefined,
  });
}
