// The scene: a cabinet in front of its background. The studio drew all spins of the round; they are shown one after the other.
import type { DescribedReels } from '@parlour/games/instant/descriptions';
import { groundArt } from '../art/ground.ts';
import { paintDefs, pictureDefs } from '../art/picture.ts';
import type { Scene, Table } from '../instant/scene.ts';
import type { Round } from '../instant/state.ts';
import { wantsStillness } from '../page/effects/stillness.ts';
import { make } from '../page/element.ts';
import type { Say } from '../page/texts.ts';
import { createCabinet } from './cabinet.ts';
import { hurryBy } from './hurry.ts';
import { lookOf, wordOf } from './look.ts';
import { createPace, type Pace } from './pace.ts';
import {
  placesOf,
  placesWith,
  readSpins,
  reels,
  rows,
  type ReelsDrawn,
  type Spin,
} from './reading.ts';
import { createShowSpins } from './show-spins.ts';

/** Returns the text for screen readers, row by row. */
function describe(say: Say, spin: Spin | null): string {
  if (!spin) return say('studio.reels.window');
  const lines = Array.from({ length: rows }, (_, row) => {
    const own = spin.symbols.slice(row * reels, (row + 1) * reels);
    const symbols = own.map((symbol) => wordOf(say, symbol)).join(', ');
    return say('studio.reels.row', { row: String(row + 1), symbols });
  });
  return lines.join(' ');
}

type SceneContext = Pick<Table<DescribedReels, ReelsDrawn>, 'shell' | 'rules' | 'words'>;

export function createScene({ shell, rules, words }: SceneContext): Scene<ReelsDrawn> {
  const look = lookOf(rules);
  const cabinet = createCabinet(rules);
  const stage = make('div', { class: 'scene-stage', role: 'img' }, cabinet.element);
  const element = make(
    'section',
    { class: `scene scene--${look.name}` },
    paintDefs(),
    pictureDefs(look.pictures),
    groundArt(look.ground),
    stage,
    words,
  );
  let pace: Pace | null = null;
  const { isPaced } = shell.starts;
  hurryBy(element, shell.starts, () => pace?.end());

  const label = (spin: Spin | null) => stage.setAttribute('aria-label', describe(shell.say, spin));
  /** Marks all winning lines at once, or the scatters if only they won. */
  const settle = (spin: Spin): void => {
    const places = placesOf(rules, spin.lines);
    const isFreeWon = spin.scatters >= 3 && places.size === 0;
    cabinet.mark(
      spin.lines.map(({ line }) => line),
      isFreeWon ? placesWith(spin, rules.scatter) : places,
    );
    label(spin);
  };
  const showEnd = ({ drawn }: Round<ReelsDrawn>): void => {
    const spin = drawn && readSpins(rules, drawn).at(-1);
    if (!spin) return;
    cabinet.show(drawn.stops.at(-1) ?? []);
    settle(spin);
  };
  const showSpins = createShowSpins({ shell, rules, words, cabinet, label, settle });

  label(null);
  return {
    element,
    wait: () => {
      cabinet.setPlaque('');
      cabinet.mark([], new Set());
      label(null);
    },
    reveal: async (round) => {
      const isStill = wantsStillness();
      pace = createPace({ isStill });
      element.classList.add('is-playing');
      if (isStill && !isPaced) showEnd(round);
      else await showSpins(round, pace);
      element.classList.remove('is-playing');
      pace = null;
      return round;
    },
    show: (round) => {
      if (round) showEnd(round);
    },
  };
}
