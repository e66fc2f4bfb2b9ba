// Rows of cards below the board: the player's tickets for this draw, and the last draw.
import { button, make } from '../../page/element.ts';
import type { Game } from '../game.ts';
import { ticketWords } from '../rules/kind-words.ts';
import { icon } from '../../page/icons.ts';
import type { Draw, Slip } from '../state.ts';

const lane = (title: string, end: HTMLElement | null, ...content: HTMLElement[]): HTMLElement =>
  make(
    'section',
    { class: 'lane' },
    make('header', {}, make('h2', { class: 'text-heading one-line' }, title), end),
    ...content,
  );

type TicketCardOptions = { slip: Slip; place: number; isNew: boolean };

function ticketCard(
  { shell, look, rules }: Game,
  { slip, place, isNew }: TicketCardOptions,
): HTMLElement {
  const { say, money } = shell;
  const words = ticketWords(say, rules, slip);
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
    words.length > 0 && make('small', { class: 'text-fine text-muted num' }, words.join(' · ')),
    look.betMarks(slip).element,
  );
}

/** Creates the row of tickets, newest first, so that a new one is visible. */
export function ticketLane(
  game: Game,
  slips: readonly Slip[],
  bought: ReadonlySet<string>,
): HTMLElement | null {
  if (slips.length === 0) return null;
  const shown = slips.map((slip, place) => ({ slip, place, isNew: bought.has(slip.id) }));
  return lane(
    game.shell.say('studio.lottery.this_draw'),
    make('span', { class: 'pill num' }, String(slips.length)),
    make(
      'div',
      { class: 'scroller scroller--shadows' },
      ...shown.toReversed().map((each) => ticketCard(game, each)),
    ),
  );
}

type LastDraw = { last: Draw | null; onOpen: () => void };

export function lastDrawLane(
  { shell, desk, look }: Game,
  { last, onOpen }: LastDraw,
): HTMLElement | null {
  if (!last?.numbers) return null;
  return lane(
    shell.say('studio.lottery.last_draw'),
    null,
    make(
      'div',
      { class: 'pad' },
      button(
        { class: 'tk tk--row', onclick: onOpen },
        make('span', { class: 'text-caption text-faint num grow' }, desk.nameOf(last.issue)),
        look.drawnMarks(last.numbers),
      ),
    ),
  );
}
