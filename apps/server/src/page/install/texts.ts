// The texts about installing, for documents that the server writes without the player's bundle.
import { localeOf, type Language } from '@parlour/contract/languages';
import { starts } from '@parlour/phrases/compiled/catalogs';
import type { PhraseId } from '@parlour/phrases/compiled/ids';
import { sayer } from '@parlour/phrases/say';

export type SayInstall = (
  id: Extract<PhraseId, `install.${string}`>,
  values?: Record<string, string>,
) => string;

/** Loads the texts of a language that pages support. */
export async function installTexts(language: Language): Promise<SayInstall> {
  const start = await starts[language]?.();
  const messages = (await start?.later.install())?.messages ?? {};
  return sayer(messages, { locale: localeOf(language) });
}
