// Where tickets are put together: picked row, board and basket around one state, which survives tabs, a failed purchase, a lost line and a reload.
import { make } from '../../page/element.ts';
import { createKept } from '../../page/kept.ts';
import type { Shell } from '../../page/shell.ts';
import { createBasket } from './basket.ts';
import { createBoard } from './board.ts';
import { createPickedRow } from './picked-row.ts';
import { drop, hold, noPicks, quickPick, readPicks, toggle, type Picks } from './picks.ts';
import { randomBelow } from './random-below.ts';

export type Composer = {
  elements: readonly HTMLElement[];
  picks: () => Picks;
  /** After a purchase. */
  clear: () => void;
  show: (isClosed: boolean) => void;
};

export function createComposer({ say, notices, vibration }: Shell, onChange: () => void): Composer {
  const kept = createKept<Picks>('picks');
  let picks = readPicks(kept.read());
  const change = (next: Picks) => {
    picks = next;
    kept.write(picks);
    onChange();
  };
  const row = createPickedRow(say, () => change({ ...picks, numbers: [] }));
  const board = createBoard({
    say,
    onPick: (number) => {
      const next = toggle(picks, number);
      if (next) {
        vibration.give('pick');
        change(next);
      } else notices.toast(say('studio.lottery.full'), 'warning');
    },
    onQuick: () => {
      vibration.give('pick');
      change(quickPick(picks, randomBelow));
    },
  });
  const basket = createBasket({
    say,
    onAnother: () => change(hold(picks)),
    onDrop: (place) => change(drop(picks, place)),
    onDraws: (draws) => change({ ...picks, draws }),
  });
  return {
    elements: [make('section', { class: 'pad' }, row.element, board.element), basket.element],
    picks: () => picks,
    clear: () => change(noPicks),
    show: (isClosed) => {
      row.show(picks);
      board.show(picks.numbers, isClosed);
      basket.show(picks);
    },
  };
}
