// The message that a device is sent. A locked screen shows it to anybody: no amount, no name of a person (security.md, weak spot 16).
import { createHash } from 'node:crypto';
import { directionOf, findLanguage, languages, type Language } from '@parlour/contract/languages';
import type { PushPayload } from '@parlour/contract/push/kinds';
import type { Merchant } from '#http/merchant';
import type { PushMessage } from '#providers/push/push';
import type { Delivery } from './store.ts';

export type PushTexts = {
  draw: (language: Language) => string;
  prize: (language: Language) => string;
  answer: (language: Language) => string;
  /** An answer in the chat. */
  chat: (language: Language) => string;
  test: (language: Language) => string;
};

export const pathOf = {
  draw: '/m/member/home',
  prize: '/m/member/home',
  answer: '/m/feedback',
  news: '/m/home',
  test: '/m/home',
} as const satisfies Record<Delivery['kind'], string>;

const ttlSeconds = 24 * 3_600;
/** Limit of the title in characters: a game's name may be long, and the whole payload has 4,096 bytes. */
const mostTitle = 100;

type NotifiedEvent = Pick<Delivery, 'kind' | 'source' | 'about' | 'language' | 'gameNames'>;

export function messageOf(merchant: Merchant, event: NotifiedEvent, texts: PushTexts): PushMessage {
  const { kind, source, about, gameNames } = event;
  const language = findLanguage(event.language ?? '') ?? merchant.setting('defaultLanguage');
  const { tag: languageTag } = languages[language];
  const game = gameNames?.[language] ?? gameNames?.EN;
  // An answer in the chat is of the kind that members chose for answers to their feedback.
  const talk = about['talk'];
  const subject = about['game'] ?? talk ?? '';
  const tag = kind === 'news' || kind === 'test' ? source : `${kind}:${subject}`;
  const textOf = kind === 'news' ? () => about['body'] ?? '' : texts[talk ? 'chat' : kind];
  const payload: PushPayload = {
    title: (about['title'] ?? game ?? merchant.setting('name')).slice(0, mostTitle),
    body: textOf(language),
    path: talk ? `/m/chat/talk?id=${talk}` : pathOf[kind],
    tag,
    language: languageTag,
    direction: directionOf(language),
  };
  const topic = createHash('sha256').update(tag).digest('base64url').slice(0, 32);
  return { payload, topic, ttlSeconds };
}
