// Rows of cards below the board: own tickets of this draw, and the last draw.
import { button, make } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { ballRow } from '../balls.ts';
import { issueName, type Draw, type Slip } from '../state.ts';

const lane = (title: string, end: HTMLElement | null, ...content: HTMLElement[]): HTMLElement =>
  make(
    'section',
    { class: 'lane' },
    make('header', {}, make('h2', { class: 'text-heading one-line' }, title), end),
    ...content,
  );

function ticketCard({ say, money }: Shell, slip: Slip, place: number): HTMLElement {
  return make(
    'article',
    { class: 'tk' },
    make(
      'div',
      { class: 'row row--apart text-caption' },
      make('b', {}, say('studio.lottery.ticket', { number: place + 1 })),
      make(
        'span',
        { class: 'text-faint num' },
        slip.state === 'pending' ? say('studio.lottery.pending') : money.short(BigInt(slip.price)),
      ),
    ),
    ballRow(slip.picks),
  );
}

export function ticketLane(shell: Shell, slips: readonly Slip[]): HTMLElement | null {
  if (slips.length === 0) return null;
  return lane(
    shell.say('studio.lottery.this_draw'),
    make('span', { class: 'pill num' }, String(slips.length)),
    make(
      'div',
      { class: 'scroller scroller--shadows' },
      ...slips.map((slip, place) => ticketCard(shell, slip, place)),
    ),
  );
}

export function lastDrawLane(
  { say }: Shell,
  last: Draw | null,
  onOpen: () => void,
): HTMLElement | null {
  if (!last?.numbers) return null;
  return lane(
    say('studio.lottery.last_draw'),
    null,
    make(
      'div',
      { class: 'pad' },
      button(
        { class: 'tk tk--row', onclick: onOpen },
        make('span', { class: 'text-caption text-faint num grow' }, issueName(last.issue)),
        ballRow(last.numbers),
      ),
    ),
  );
}
