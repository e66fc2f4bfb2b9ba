// Notifies the owner that the password was reset, by the channel that did not carry the code: a thief of one channel rarely has both.
import { ownLanguage, type Language } from '@parlour/contract/languages';
import type { Call } from '#http/call';
import { spendMessage, type BudgetDeps } from '#modules/codes';
import type { Messenger } from '#modules/messages';
import type { Owner } from './store.ts';
import type { ResetContact } from './reset-contact.ts';

export type ResetTexts = {
  subject: (language: Language, values: { site: string }) => string;
  text: (language: Language, values: { name: string; site: string }) => string;
};

type OwnerNotice = { owner: Owner; channel: ResetContact['channel'] };
export type TellOwner = (
  call: Pick<Call, 'merchant' | 'language'>,
  notice: OwnerNotice,
) => Promise<void>;

type Deps = BudgetDeps & { messenger: Messenger };

/** The best channel that both merchant and member have, or null; the one that did not carry the code comes first. */
const waysTo = ({ owner, channel }: OwnerNotice, canMail: boolean, canSms: boolean) => {
  const mail =
    canMail && owner.email !== null ? ({ kind: 'mail', to: owner.email } as const) : null;
  const sms = canSms && owner.mobile !== null ? ({ kind: 'sms', to: owner.mobile } as const) : null;
  return channel === 'email' ? (sms ?? mail) : (mail ?? sms);
};

export const tellOwner =
  (deps: Deps, texts: ResetTexts): TellOwner =>
  async ({ merchant, language: asked }, notice) => {
    const { owner } = notice;
    const { messenger } = deps;
    const way = waysTo(notice, messenger.canMail(merchant), messenger.canSms(merchant));
    if (way === null) return;
    const language = ownLanguage(owner.language) ?? asked;
    const site = merchant.setting('name');
    const text = texts.text(language, { name: owner.username, site });
    if (way.kind === 'mail') {
      const subject = texts.subject(language, { site });
      messenger.mail(merchant, { to: way.to, subject, text });
    } else if (await spendMessage({ merchant, budget: 'members', isOwnDevice: true }, deps)) {
      messenger.sms(merchant, { to: way.to, body: text });
    }
  };
