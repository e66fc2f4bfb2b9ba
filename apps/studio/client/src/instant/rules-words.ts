// Paragraphs that the rules sheets of all instant games share.
import type { GameDescription } from '@parlour/games/instant/descriptions';
import { make } from '../page/element.ts';
import { grouped } from '../page/grouped.ts';
import type { Say } from '../page/texts.ts';
import { volatilityWords } from '../page/sheets/volatility-words.ts';
import type { Table } from './scene.ts';

export const paragraph = (text: string): HTMLElement =>
  make('p', { class: 'text-small text-muted sheet-text' }, text);

type ReturnRates = Pick<GameDescription, 'returned' | 'returnedAtMost'>;

/** Formats the return, such as `96.2 %`, or the range if it depends on the way of playing. Isolated, without line breaks. */
export const shareOf = ({ returned, returnedAtMost }: ReturnRates): string =>
  returnedAtMost === null || returnedAtMost === returned
    ? `\u2066${returned}\u00A0%\u2069`
    : `\u2066${returned}–\u2060${returnedAtMost}\u00A0%\u2069`;

/** Returns the first paragraphs: the choices and the stakes. */
export function playWords(
  { shell, stakes }: Pick<Table<unknown, never>, 'shell' | 'stakes'>,
  play: string,
): HTMLElement {
  const { say, money } = shell;
  const [least, most] = [stakes[0], stakes.at(-1)];
  const words = [play];
  if (least !== undefined && most !== undefined) {
    const [from, to] = [money.short(BigInt(least)), money.short(BigInt(most))];
    words.push(say('studio.instant.rules_cost', { least: from, most: to }));
  }
  return make('p', { class: 'text-small sheet-text' }, words.join(' '));
}

/** Returns the paragraphs about the largest prize, if the table of prizes does not show it, and about the return in the long run. */
export function paidWords(
  say: Say,
  rules: ReturnRates & Pick<GameDescription, 'volatility'> & { most?: string },
): HTMLElement {
  const { most } = rules;
  const words = [say('studio.instant.rules_return', { share: shareOf(rules) })];
  if (most !== undefined) words.unshift(say('studio.instant.rules_most', { times: grouped(most) }));
  words.push(volatilityWords(say, rules.volatility));
  return paragraph(words.join(' '));
}
export const fairWords = (say: Say): HTMLElement => paragraph(say('studio.instant.rules_fair'));
