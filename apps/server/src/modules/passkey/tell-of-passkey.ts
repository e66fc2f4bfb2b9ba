// Notifies members by e-mail of a new passkey, which opens the account without a password.
import { ownLanguage, type Language } from '@parlour/contract/languages';
import type { Call } from '#http/call';
import type { Messenger } from '#modules/messages';

type AddedPasskey = {
  owner: { username: string; email: string | null; language: string | null };
  /** Such as "Chrome, Android"; empty if the browser sends nothing that we recognize. */
  device: string;
};
export type TellOfPasskey = (call: Pick<Call, 'merchant' | 'language'>, told: AddedPasskey) => void;

export type PasskeyTexts = {
  subject: (language: Language, values: { site: string }) => string;
  text: (language: Language, values: { name: string; site: string; device: string }) => string;
  /** The text in place of an unknown device. */
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
