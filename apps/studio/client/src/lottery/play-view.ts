// Where tickets are made: jackpot and clock, the board, what is laid aside, own tickets of this draw, and the dock that buys.
import { make } from '../page/element.ts';
import { createKept } from '../page/kept.ts';
import type { Shell } from '../page/shell.ts';
import { createBasket } from './basket.ts';
import { createBoard } from './board.ts';
import { createBuyDock } from './buy-dock.ts';
import type { Desk } from './desk.ts';
import { lastDrawLane, ticketLane } from './lanes.ts';
import { ofIssue } from './outcome.ts';
import { createPickedRow } from './picked-row.ts';
import { drop, hold, noPicks, quickPick, readPicks, toggle, type Picks } from './picks.ts';
import { jackpotTimes } from './prizes.ts';
import { randomBelow } from './random-below.ts';
import { createRing } from './ring.ts';
import { fairLine } from './verify.ts';
import type { View } from './view.ts';

type Parts = { shell: Shell; desk: Desk; onShowDraw: () => void };

export function createPlayView({ shell, desk, onShowDraw }: Parts): View {
  const { say, money, notices } = shell;
  // Picks survive tabs, a failed purchase, a lost line and a reload.
  const kept = createKept<Picks>('picks');
  let picks = readPicks(kept.read());
  let isClosed = false;

  const ring = createRing(say, 'large');
  const row = createPickedRow(say, () => change({ ...picks, numbers: [] }));
  const board = createBoard({
    say,
    onPick: (number) => {
      const next = toggle(picks, number);
      if (next) change(next);
      else notices.toast(say('studio.lottery.full'), 'warning');
    },
    onQuick: () => change(quickPick(picks, randomBelow)),
  });
  const basket = createBasket({
    say,
    onAnother: () => change(hold(picks)),
    onDrop: (place) => change(drop(picks, place)),
    onDraws: (draws) => change({ ...picks, draws }),
  });
  const dock = createBuyDock({
    shell,
    desk,
    picks: () => picks,
    onBought: () => {
      change({ ...noPicks, draws: 1 });
      update();
    },
  });
  const below = make('div');

  const show = () => {
    row.show(picks);
    board.show(picks.numbers, isClosed);
    basket.show(picks);
    dock.show(isClosed);
  };
  const change = (next: Picks) => {
    picks = next;
    kept.write(picks === noPicks ? null : picks);
    show();
  };
  const update = () => {
    const { current, last } = desk.state();
    const proof = { ...current, seed: null, numbers: null };
    const parts = [
      ticketLane(shell, ofIssue(desk.slipsOf(current.issue), current.issue)),
      lastDrawLane(shell, last, onShowDraw),
      make('div', { class: 'pad' }, fairLine(shell, proof)),
    ];
    below.replaceChildren(...parts.filter((part) => part !== null));
    show();
  };
  const jackpot = money.short(BigInt(desk.state().price) * jackpotTimes);
  return {
    main: make(
      'div',
      {},
      make(
        'section',
        { class: 'row pad jackpot' },
        make(
          'div',
          { class: 'grow' },
          make('p', { class: 'c1 mut' }, say('studio.lottery.jackpot')),
          make('p', { class: 'hero num acc' }, make('bdi', {}, jackpot)),
          make('p', { class: 'c1 mut' }, say('studio.lottery.match_all')),
        ),
        make(
          'div',
          { class: 'ring-box' },
          ring.element,
          make('p', { class: 'c2 dim' }, say('studio.lottery.to_draw')),
        ),
      ),
      make('section', { class: 'pad' }, row.element, board.element),
      basket.element,
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
