// The scene: a sky, what passes by, and what climbs. Everything moves by transforms and fades; where the reader wants stillness it stands.
import type { Drawn } from './drawn.ts';
import { wantsStillness } from '../../page/effects/stillness.ts';
import { make } from '../../page/element.ts';
import type { Desk } from '../desk.ts';
import { heightAt } from '../phase.ts';
import { drawKite } from './kite.ts';
import { createMoved } from './moving.ts';
import { drawRocket } from './rocket.ts';

export type Scene = {
  element: HTMLElement;
  /** Called with every beat: begins, ends, comes back to the ground. */
  show: () => void;
};

const scenes: Record<string, () => Drawn> = { 'paper-kite': drawKite, 'paper-rocket': drawRocket };
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
