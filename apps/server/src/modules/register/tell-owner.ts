// Notifies the owner of an e-mail address that somebody registered with it; the caller learns nothing (A2).
import type { Language } from '@parlour/contract/languages';
import type { Call } from '#http/call';
import type { Messenger } from '#modules/messages';

export type OwnerTexts = {
  /** A text message sent in place of a code. */
  mobile: (language: Language, values: { site: string }) => string;
  mailSubject: (language: Language, values: { site: string }) => string;
  mail: (language: Language, values: { site: string }) => string;
};

type TellDeps = { messenger: Messenger; ownerTexts: OwnerTexts };

export function tellOwner(
  { merchant, language }: Pick<Call, 'merchant' | 'language'>,
  to: string,
  { messenger, ownerTexts }: TellDeps,
): void {
  if (!messenger.canMail(merchant)) return;
  const site = merchant.setting('name');
  const subject = ownerTexts.mailSubject(language, { site });
  messenger.mail(merchant, { to, subject, text: ownerTexts.mail(language, { site }) });
}
