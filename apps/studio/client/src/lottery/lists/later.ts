// Loads results, tickets and rules on demand, so that the board does not wait for them.
import { make } from '../../page/element.ts';
import { loadLater } from '../../page/load-later.ts';
import type { Game } from '../game.ts';
import type { Countdown } from '../clock/countdown.ts';
import { createNextDock } from '../clock/next-dock.ts';
import type { Draw } from '../state.ts';
import type { View } from '../view.ts';
import type * as Lists from './list-views.ts';

type LaterViewOptions = {
  game: Game;
  onPlay: () => void;
  onOpen: (draw: Draw) => void;
  create: (lists: typeof Lists) => typeof Lists.createResults;
};

/** Creates the view of a list, with the dock of the next draw. */
export function createLaterView({ game, onPlay, onOpen, create }: LaterViewOptions): View {
  const { shell, desk } = game;
  const dock = createNextDock({ shell, desk, onPlay });
  const main = make('div');
  let list: Lists.ListView | null = null;
  const show = async (): Promise<void> => {
    if (!list) {
      const module = await loadLater(game.shell, () => import('./list-views.ts'));
      if (!module) return;
      // Two calls at the same time create one list.
      list ??= create(module)({ game, onOpen });
      main.replaceChildren(list.element);
    }
    await list.refresh();
  };
  return {
    main,
    dock: [dock.element],
    tick: (countdown: Countdown) => dock.tick(countdown),
    update: () => {
      dock.update();
      void show();
    },
  };
}

export async function openRules(game: Game): Promise<void> {
  const module = await loadLater(game.shell, () => import('../rules-sheet.ts'));
  module?.openRulesSheet(game);
}
