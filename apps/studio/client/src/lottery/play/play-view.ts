// The board's view: jackpot and clock, the composer, own tickets of this draw, the last draw, and the dock that buys.
import { wantsStillness } from '../../page/effects/stillness.ts';
import { make, renew } from '../../page/element.ts';
import type { Shell } from '../../page/shell.ts';
import { createBuyDock } from './buy-dock.ts';
import { createComposer } from './composer.ts';
import type { Desk } from '../desk.ts';
import { jackpotHead } from './jackpot.ts';
import { lastDrawLane, ticketLane } from './lanes.ts';
import { ofIssue } from '../draw/outcome.ts';
import { createRing } from '../clock/ring.ts';
import { fairLine } from '../verify.ts';
import type { View } from '../view.ts';

type Parts = { shell: Shell; desk: Desk; onShowDraw: () => void };

export function createPlayView({ shell, desk, onShowDraw }: Parts): View {
  let isClosed = false;
  /** Of the last purchase. */
  let bought: ReadonlySet<string> = new Set();
  const ring = createRing(shell.say, 'large');
  const composer = createComposer(shell, () => show());
  const dock = createBuyDock({
    shell,
    desk,
    picks: composer.picks,
    onBought: (slips) => {
      bought = new Set(slips.map(({ id }) => id));
      composer.clear();
      update();
      // Back to an empty board, with the tabs over it.
      scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
    },
  });
  const below = make('div');
  const show = () => {
    composer.show(isClosed);
    dock.show(isClosed);
  };
  const update = () => {
    const { current, last } = desk.state();
    renew(
      below,
      ticketLane(shell, ofIssue(desk.slipsOf(current.issue), current.issue), bought),
      lastDrawLane(shell, { last, now: desk.now(), onOpen: onShowDraw }),
      make('div', { class: 'pad' }, fairLine(shell, { ...current, seed: null, numbers: null })),
    );
    show();
  };
  return {
    main: make(
      'div',
      {},
      jackpotHead(shell, desk.state().price, ring),
      ...composer.elements,
      below,
    ),
    dock: [dock.element],
    update,
    tick: (countdown) => {
      ring.show(countdown);
      const next = countdown.phase !== 'open';
      if (next === isClosed) return;
      isClosed = next;
      show();
    },
  };
}
