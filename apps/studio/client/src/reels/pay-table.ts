// The table of prizes for five equal symbols, below the scene. The rules have the prizes for fewer.
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { usePicture } from '../art/picture.ts';
import { times } from '../instant/last-plays.ts';
import { shareOf } from '../instant/share.ts';
import { make, type Child } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { wordOf } from './look.ts';

export const symbolWithName = (say: Say, symbol: string): HTMLElement =>
  make(
    'span',
    { class: 'pay-symbol' },
    usePicture(symbol),
    make('span', { class: 'visually-hidden' }, wordOf(say, symbol)),
  );

export function payTable(say: Say, rules: DescribedReels): HTMLElement {
  const { pays, wild, scatter, lines } = rules;
  const item = (symbol: string, ...more: Child[]) =>
    make('li', { class: 'card pay' }, symbolWithName(say, symbol), ...more);
  const note = (text: string) => make('span', { class: 'text-caption text-muted' }, text);
  const top = pays.filter(({ symbol }) => symbol !== wild && symbol !== scatter);
  return make(
    'section',
    { class: 'pad', 'aria-label': say('studio.game.prize') },
    make(
      'ul',
      { class: 'pays pays--two' },
      item(wild, note(say('studio.reels.wild'))),
      item(scatter, note(say('studio.reels.scatter'))),
    ),
    make(
      'ul',
      { class: 'pays pays--four num', 'aria-label': say('studio.reels.top') },
      ...top.map(({ symbol, times: paid }) =>
        item(symbol, make('b', { class: 'text-caption' }, times(paid[5] ?? '0'))),
      ),
    ),
    make(
      'p',
      { class: 'text-caption text-faint pay-note' },
      say('studio.reels.note', { lines: String(lines.length), share: shareOf(rules) }),
    ),
  );
}
