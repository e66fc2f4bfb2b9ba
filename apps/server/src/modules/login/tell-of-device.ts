// Notifies members by e-mail of a login on a new device (S4, ASVS 7.5.2). Sent after the answer, so that a failing mail does not prevent a login.
import { localeOf, ownLanguage, type Language } from '@parlour/contract/languages';
import type { Call } from '#http/call';
import type { Messenger } from '#modules/messages';
import type { LoginMember } from './store.ts';

type DeviceLogin = {
  member: Pick<LoginMember, 'username' | 'email' | 'language' | 'lastLoginAt'>;
  /** Such as "Chrome, Android"; empty if the browser sends nothing that we recognize. */
  device: string;
  /** ISO 3166 code, XX if unknown. */
  country: string;
};
export type TellOfDevice = (call: Pick<Call, 'merchant' | 'language'>, seen: DeviceLogin) => void;

export type DeviceTexts = {
  subject: (language: Language, values: { site: string }) => string;
  text: (language: Language, values: { name: string; site: string; device: string }) => string;
  /** The text in place of an unknown device. */
  unknown: (language: Language) => string;
};

/** Sends the mail, except at a member's first login, which has no earlier device to compare with. */
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

/** Such as "Chrome, Android (Philippines)"; unknown parts are left out. */
function describe(
  language: Language,
  { device, country }: Pick<DeviceLogin, 'device' | 'country'>,
): string {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region' });
  const place = country === 'XX' ? '' : (names.of(country) ?? '');
  if (device === '' || place === '') return device || place;
  return `${device} (${place})`;
}
