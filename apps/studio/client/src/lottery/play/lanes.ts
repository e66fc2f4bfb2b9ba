// Rows of cards below the board: own tickets of this draw, and the last draw.
import { button, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { ballRow } from '../balls.ts';
import { icon } from '../../page/icons.ts';
import { drawName } from '../draw-name.ts';
import type { Draw, Slip } from '../state.ts';

const lane = (title: string, end: HTMLElement | null, ...content: HTMLElement[]): HTMLElement =>
  make(
    'section',
    { class: 'lane' },
    make('header', {}, make('h2', { class: 'text-heading one-line' }, title), end),
    ...content,
  );

type Shown = { slip: Slip; place: number; isNew: boolean };

function ticketCard({ say, money }: Shell, { slip, place, isNew }: Shown): HTMLElement {
  return make(
    'article',
    { class: isNew ? 'tk tk--new' : 'tk' },
    make(
      'div',
      { class: 'row row--apart text-caption' },
      make('b', {}, say('studio.lottery.ticket', { number: place + 1 })),
      isNew && icon('check', 16),
      make(
        'span',
        { class: 'text-faint num' },
        slip.state === 'pending' ? say('studio.lottery.pending') : money.short(BigInt(slip.price)),
      ),
    ),
    ballRow(slip.picks),
  );
}

/** The newest first, so that what was just bought is in view. */
export function ticketLane(
  shell: Shell,
  slips: readonly Slip[],
  bought: ReadonlySet<string>,
): HTMLElement | null {
  if (slips.length === 0) return null;
  const shown = slips.map((slip, place) => ({ slip, place, isNew: bought.has(slip.id) }));
  return lane(
    shell.say('studio.lottery.this_draw'),
    make('span', { class: 'pill num' }, String(slips.length)),
    make(
      'div',
      { class: 'scroller scroller--shadows' },
      ...shown.toReversed().map((each) => ticketCard(shell, each)),
    ),
  );
}

type LastDraw = { last: Draw | null; now: number; onOpen: () => void };

export function lastDrawLane(shell: Shell, { last, now, onOpen }: LastDraw): HTMLElement | null {
  if (!last?.numbers) return null;
  return lane(
    shell.say('studio.lottery.last_draw'),
    null,
    make(
      'div',
      { class: 'pad' },
      button(
        { class: 'tk tk--row', onclick: onOpen },
        make(
          'span',
          { class: 'text-caption text-faint num grow' },
          drawName(shell, last.issue, now),
        ),
        ballRow(last.numbers),
      ),
    ),
  );
}
