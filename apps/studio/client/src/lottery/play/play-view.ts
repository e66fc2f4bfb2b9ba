// The view of the board: largest prize and clock, composer, the player's tickets, the last draw, and the dock.
import { wantsStillness } from '../../page/effects/stillness.ts';
import { make, renew } from '../../page/element.ts';
import { createBuyDock } from './buy-dock.ts';
import { createComposer } from './composer.ts';
import type { Game } from '../game.ts';
import { createWinHead } from './win-head.ts';
import { lastDrawLane, ticketLane } from './lanes.ts';
import { ofIssue } from '../draw/outcome.ts';
import { createRing } from '../clock/ring.ts';
import { fairLine } from '../verify.ts';
import type { View } from '../view.ts';

type PlayViewOptions = { game: Game; onShowDraw: () => void };

export function createPlayView({ game, onShowDraw }: PlayViewOptions): View {
  const { shell, desk } = game;
  let isClosed = false;
  /** Ids of the tickets of the last purchase. */
  let bought: ReadonlySet<string> = new Set();
  const ring = createRing(shell.say, 'large');
  const composer = createComposer(game, () => show());
  const head = createWinHead({ game, table: composer.table, ring });
  const dock = createBuyDock({
    game,
    composer,
    onBought: (slips) => {
      bought = new Set(slips.map(({ id }) => id));
      composer.clear();
      update();
      // Scrolls back to the empty board, below the tabs.
      scrollTo({ top: 0, behavior: wantsStillness() ? 'instant' : 'smooth' });
    },
  });
  const below = make('div');
  const show = () => {
    head.show(composer.picks());
    composer.show(isClosed);
    dock.show(isClosed);
  };
  const update = () => {
    const { current, last } = desk.state();
    const proven = { ...current, seed: null, numbers: null };
    renew(
      below,
      ticketLane(game, ofIssue(desk.slipsOf(current.issue), current.issue), bought),
      lastDrawLane(game, { last, onOpen: onShowDraw }),
      make('div', { class: 'pad' }, fairLine(shell, desk.state(), proven)),
    );
    show();
  };
  return {
    main: make('div', {}, head.element, ...composer.elements, below),
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
