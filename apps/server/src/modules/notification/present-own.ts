// Texts of notifications in the reader's language. Unlike push messages, which a locked screen may show, they contain amounts and answers.
import { decimalText, formatMoney } from '@parlour/contract/money';
import type { Language } from '@parlour/contract/languages';
import type { OwnNotificationKind } from '@parlour/contract/notification/kinds';
import type { BellAnnouncement } from '#modules/lobby';
import type { CallAnswer } from '#http/route';
import { ownCurrency, type Merchant } from '#http/merchant';
import type { OwnRow } from './store.ts';

export type NotificationTexts = {
  title: (language: Language, kind: OwnNotificationKind) => string;
  draw: (language: Language, values: { game: string }) => string;
  prize: (language: Language, values: { game: string; amount: string }) => string;
};

export type Item = CallAnswer<'notificationList'>['items'][number];
type Reader = { merchant: Merchant; language: Language };

export function presentOwn(row: OwnRow, reader: Reader, texts: NotificationTexts): Item {
  const { id, kind, path, at, isRead } = row;
  const title = texts.title(reader.language, kind);
  const line = lineOf(row, reader, texts);
  return { id, kind, title, line, html: null, at: at.getTime(), link: path, isRead };
}

function lineOf(row: OwnRow, { merchant, language }: Reader, texts: NotificationTexts): string {
  const { kind, about, gameNames, answer } = row;
  const game = gameNames?.[language] ?? gameNames?.EN ?? merchant.setting('name');
  switch (kind) {
    case 'answer':
      return answer ?? '';
    case 'draw':
      return texts.draw(language, { game });
    case 'prize': {
      const { won = '0', currency = '' } = about;
      const text = decimalText(BigInt(won), currency);
      const amount = formatMoney(text, currency, ownCurrency(merchant)) ?? text;
      // Isolated, so that its sign stays in front of it in right-to-left text.
      return texts.prize(language, { game, amount: `\u2066${amount}\u2069` });
    }
  }
}

export function presentTold(told: BellAnnouncement, isRead: boolean, language: Language): Item {
  const { id, titles, contents, isHtml, link, at } = told;
  const content = contents[language] ?? contents.EN;
  return {
    id,
    kind: 'announcement',
    title: titles[language] ?? titles.EN,
    line: isHtml ? plainText(content) : content,
    html: isHtml ? content : null,
    at: at.getTime(),
    link,
    isRead,
  };
}

/** The longest text that a row shows. */
const mostLine = 300;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Extracts the text of HTML that was sanitized when it was stored. */
const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, mostLine);
