// The table of prizes.
import type { DescribedLanterns } from '@parlour/games/instant/descriptions';
import { times } from '../instant/last-plays.ts';
import { shareOf } from '../instant/share.ts';
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { signIcon } from './shapes.ts';

export const threeSigns = (say: Say, sign: string): HTMLElement =>
  make(
    'span',
    { class: 'pay-signs' },
    signIcon(sign),
    signIcon(sign),
    signIcon(sign),
    make('span', { class: 'visually-hidden' }, `3 × ${say('studio.lanterns.sign', { sign })}`),
  );

export function payTable(say: Say, rules: DescribedLanterns): HTMLElement {
  const { signs, three, two } = rules;
  return make(
    'section',
    { class: 'pad', 'aria-label': say('studio.game.prize') },
    make(
      'ul',
      { class: 'pays num' },
      ...signs.map((sign) =>
        make(
          'li',
          { class: 'card pay' },
          threeSigns(say, sign),
          make('b', { class: 'text-caption' }, times(three[sign] ?? '0')),
        ),
      ),
    ),
    make(
      'p',
      { class: 'text-caption text-faint pay-note' },
      say('studio.lanterns.pair_pays', { times: `×${two}`, share: shareOf(rules) }),
    ),
  );
}
