// The table of prizes for three equal symbols.
import type { DescribedScratch } from '@parlour/games/instant/descriptions';
import { drawPicture, pictureOf } from '../art/picture.ts';
import { times } from '../instant/last-plays.ts';
import { shareOf } from '../instant/share.ts';
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import type { ScratchLook } from './look.ts';
import { blankOf, nothing, wordOf } from './reading.ts';

export const threeAlike = (say: Say, look: ScratchLook, symbol: string): HTMLElement =>
  make(
    'span',
    { class: 'pay-symbol' },
    drawPicture(pictureOf(look.pictures, symbol)),
    make('span', { class: 'visually-hidden' }, `3 × ${wordOf(say, symbol)}`),
  );

export const payTable = (say: Say, look: ScratchLook, rules: DescribedScratch): HTMLElement =>
  make(
    'section',
    { class: 'pad', 'aria-label': say('studio.game.prize') },
    make(
      'ul',
      { class: 'pays num' },
      ...rules.prizes.map(({ symbol, times: paid }) =>
        make(
          'li',
          { class: 'card pay' },
          threeAlike(say, look, symbol),
          make('b', { class: 'text-caption' }, times(paid)),
        ),
      ),
      make(
        'li',
        { class: 'card pay' },
        make(
          'span',
          { class: 'pay-symbol' },
          drawPicture(pictureOf(look.pictures, nothing)),
          make('span', { class: 'visually-hidden' }, wordOf(say, blankOf(look.name))),
        ),
        make('b', { class: 'text-caption text-muted' }, say('studio.scratch.none')),
      ),
    ),
    make(
      'p',
      { class: 'text-caption text-faint pay-note' },
      say('studio.scratch.note', { count: rules.anyOneIn, share: shareOf(rules) }),
    ),
  );
