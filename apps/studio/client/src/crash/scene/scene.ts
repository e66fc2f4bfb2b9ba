// The scene: a sky, passing layers, and the climbing craft. Everything moves by transforms and opacity; without motion for
// readers who prefer none.
import type { SceneArt } from './scene-art.ts';
import { wantsStillness } from '../../page/effects/stillness.ts';
import { make } from '../../page/element.ts';
import type { Desk } from '../desk.ts';
import { heightAt } from '../phase.ts';
import { drawKite } from './kite.ts';
import { createMoved } from './moving-layers.ts';
import { drawRocket } from './rocket.ts';

export type Scene = {
  element: HTMLElement;
  /** Updates the scene with the phase of the flight. Called ten times a second. */
  show: () => void;
};

const scenes: Record<string, () => SceneArt> = {
  'paper-kite': drawKite,
  'paper-rocket': drawRocket,
};
const states = { open: 'resting', closed: 'resting', flying: 'flying', ended: 'gone' } as const;

export function createScene(desk: Desk, words: HTMLElement): Scene {
  const { gameCode } = desk.state();
  const { behind, stage, front, moving } = (scenes[gameCode] ?? drawKite)();
  const moved = createMoved(moving);
  const sights = [...behind, make('div', { class: 'stage' }, ...stage), ...front];
  const element = make(
    'section',
    { class: `scene scene--${gameCode}` },
    make('div', { class: 'sights', 'aria-hidden': 'true' }, ...sights),
    words,
  );
  const heightNow = () => {
    const { flight } = desk.state();
    const at = flight.end?.at ?? desk.now();
    return heightAt(desk.climb, at - flight.startsAt);
  };
  let shown = '';
  moved.stand(0);
  return {
    element,
    show: () => {
      const state = states[desk.phase()];
      const { id } = desk.state().flight;
      if (shown === `${state} ${id}`) return;
      shown = `${state} ${id}`;
      element.dataset['flight'] = state;
      if (wantsStillness()) return;
      if (state === 'flying') moved.fly(desk.climb, desk.flown());
      else moved.stand(state === 'gone' ? heightNow() : 0);
    },
  };
}
