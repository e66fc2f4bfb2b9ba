// Tells a member who is away of an answer (CHAT-05), once for each talk until it is read: devices first (the push module), a mail if
// there is none. Everything is judged when the fact is delivered: what was read, the member's state, and the merchant's flag.
import type { Fact, FactHandlersOf } from '@parlour/contract/facts/fact';
import { findLanguage, type Language } from '@parlour/contract/languages';
import { memberTypes } from '@parlour/contract/member/member-types';
import type { Database } from '@parlour/database/connection';
import type { Merchant } from '#http/merchant';
import type { Messenger } from '#modules/messages';
import { writeFact } from '#modules/outbox';
import { findAnswered, lockAnswered, noteMailed, noteTold, type AnsweredTalk } from './store.ts';

export type ChatTexts = {
  subject: (language: Language, values: { site: string }) => string;
  text: (language: Language, values: { name: string; site: string }) => string;
};

export type NoticeDeps = {
  database: Database;
  clock: () => Date;
  findMerchant: (code: string) => Promise<Merchant | null>;
  messenger: Messenger;
  chatTexts: ChatTexts;
};

export function obeyAnswers(deps: NoticeDeps): FactHandlersOf<'chat'> {
  return {
    'chat.answered': (fact) => tellUnread(fact, deps),
    'chat.unreached': (fact) => mailUnread(fact, deps),
  };
}

/** Whether the member still uses the chat, and may (CHAT-01). */
const mayHear = (merchant: Merchant, { type, isDisabled }: AnsweredTalk): boolean =>
  merchant.flag('CBS3') && type !== memberTypes.restricted && !isDisabled;

async function tellUnread(fact: Fact<'chat.answered'>, deps: NoticeDeps): Promise<void> {
  const { merchantCode, memberId, about } = fact;
  const merchant = await deps.findMerchant(merchantCode);
  if (!merchant) return;
  await deps.database.transaction(merchantCode, async (tx) => {
    const talk = await lockAnswered(tx, about.talkId);
    if (!talk || !mayHear(merchant, talk)) return;
    // The second condition: the member was told already, and has read nothing since.
    if (about.place <= talk.read || talk.told > talk.read) return;
    await noteTold(tx, about);
    await writeFact(tx, { name: 'chat.unread', merchantCode, memberId, at: deps.clock(), about });
  });
}

async function mailUnread(fact: Fact<'chat.unreached'>, deps: NoticeDeps): Promise<void> {
  const { merchantCode, about } = fact;
  const { database, messenger } = deps;
  const { talkId, place } = about;
  const merchant = await deps.findMerchant(merchantCode);
  if (!merchant || !messenger.canMail(merchant)) return;
  const talk = await database.query(merchantCode, (tx) => findAnswered(tx, talkId));
  if (!talk || !mayHear(merchant, talk) || talk.email === null) return;
  if (place <= talk.read || talk.mailed > talk.read) return;
  const mail = { to: talk.email, ...wordsOf(merchant, talk, deps), id: `chat-${talkId}-${place}` };
  const outcome = await messenger.mailNow(merchant, mail);
  // A mail that the server refuses for good is not sent again.
  if ('trouble' in outcome && outcome.trouble !== 'refused') {
    throw new Error(`the mail was not sent: ${outcome.trouble}`);
  }
  // A process that dies here sends the mail again, with the same Message-ID.
  await database.query(merchantCode, (tx) => noteMailed(tx, about));
}

/** The mail's subject and text. It quotes nothing of the talk, because mail is read by others more easily than the site. */
function wordsOf(merchant: Merchant, talk: AnsweredTalk, { chatTexts }: NoticeDeps) {
  const language = findLanguage(talk.language ?? '') ?? merchant.setting('defaultLanguage');
  const site = merchant.setting('name');
  return {
    subject: chatTexts.subject(language, { site }),
    text: chatTexts.text(language, { name: talk.username, site }),
  };
}
