// Tells members by e-mail that somebody logged in as them where nobody did before (S4, ASVS 7.5.2). Behind the answer: a mail that does not go out stops no login.
import { localeOf, ownLanguage, type Language } from '@parlour/contract/languages';
import type { Call } from '#http/call';
import type { Messenger } from '#modules/messages';
import type { LoginMember } from './store.ts';

type Seen = {
  member: Pick<LoginMember, 'username' | 'email' | 'language' | 'lastLoginAt'>;
  /** Chrome, Android; empty where the browser says nothing that we know. */
  device: string;
  /** ISO 3166, XX where it is not known. */
  country: string;
};
export type TellOfDevice = (call: Pick<Call, 'merchant' | 'language'>, seen: Seen) => void;

export type DeviceTexts = {
  subject: (language: Language, values: { site: string }) => string;
  text: (language: Language, values: { name: string; site: string; device: string }) => string;
  /** In the place of a device that nothing is known of. */
  unknown: (language: Language) => string;
};

/** Nothing at the first login of all: there was no other device to compare with. */
export const tellOfDevice =
  (messenger: Messenger, texts: DeviceTexts): TellOfDevice =>
  ({ merchant, language: asked }, { member, device, country }) => {
    const { email, username: name, lastLoginAt } = member;
    if (email === null || lastLoginAt === null || !messenger.canMail(merchant)) return;
    const language = ownLanguage(member.language) ?? asked;
    const site = merchant.setting('name');
    messenger.mail(merchant, {
      to: email,
      subject: texts.subject(language, { site }),
      text: texts.text(language, {
        name,
        site,
        device: describe(language, { device, country }) || texts.unknown(language),
      }),
    });
  };

/** Chrome, Android (Philippines); what is not known is left out. */
function describe(
  language: Language,
  { device, country }: Pick<Seen, 'device' | 'country'>,
): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const place = country === 'XX' ? '' : (names.of(country) ?? '');
  if (device === '' || place === '') return device || place;
  return `${device} (${place})`;
}
