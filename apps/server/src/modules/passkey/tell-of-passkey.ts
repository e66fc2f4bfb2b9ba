// Tells members by e-mail that a passkey was added: from now on it opens the account without a password.
import { ownLanguage, type Language } from '@parlour/contract/languages';
import type { Call } from '#http/call';
import type { Messenger } from '#modules/messages';

type Told = {
  owner: { username: string; email: string | null; language: string | null };
  /** Chrome, Android; empty where the browser says nothing that we know. */
  device: string;
};
export type TellOfPasskey = (call: Pick<Call, 'merchant' | 'language'>, told: Told) => void;

export type PasskeyTexts = {
  subject: (language: Language, values: { site: string }) => string;
  text: (language: Language, values: { name: string; site: string; device: string }) => string;
  /** In the place of a device that nothing is known of. */
  unknown: (language: Language) => string;
};

export const tellOfPasskey =
  (messenger: Messenger, texts: PasskeyTexts): TellOfPasskey =>
  ({ merchant, language: asked }, { owner, device }) => {
    if (owner.email === null || !messenger.canMail(merchant)) return;
    const language = ownLanguage(owner.language) ?? asked;
    const site = merchant.setting('name');
    messenger.mail(merchant, {
      to: owner.email,
      subject: texts.subject(language, { site }),
      text: texts.text(language, {
        name: owner.username,
        site,
        device: device || texts.unknown(language),
      }),
    });
  };
