// The scene: three lanterns over the water. It keeps its colours in both schemes; a dressed title gives it its hue.
import { draw, make } from '../page/element.ts';
import { wantsStillness } from '../page/shell.ts';
import type { Say } from '../page/texts.ts';
import { createLantern } from './lantern.ts';
import { readRound } from './reading.ts';
import { backdrop } from './shapes.ts';
import type { Round, Sign } from './state.ts';

export type Scene = {
  element: HTMLElement;
  words: HTMLElement;
  /** Dark, without signs: a round is asked for. */
  wait: () => void;
  /** One lantern after the other, all at the same pace; then only what counts stays lit. */
  reveal: (round: Round, onLight: () => void) => Promise<void>;
  show: (round: Round | null) => void;
};

const pace = 420;
const places = ['one', 'two', 'three'] as const;

const paints = (): SVGElement => {
  const stop = (color: string, offset: number) => draw('stop', { 'stop-color': color, offset });
  return draw(
    'svg',
    { width: 0, height: 0, class: 'paints', 'aria-hidden': 'true' },
    draw(
      'radialGradient',
      { id: 'on', cx: 0.4, cy: 0.42, r: 0.72 },
      ...[stop('#fff4cf', 0), stop('#ffd06a', 0.4), stop('#f28a35', 0.8), stop('#c9551d', 1)],
    ),
    draw(
      'radialGradient',
      { id: 'off', cx: 0.34, cy: 0.28, r: 0.9 },
      ...[stop('#8479ad', 0), stop('#5a4d87', 0.6), stop('#382c5f', 1)],
    ),
  );
};

export function createScene(say: Say): Scene {
  const lanterns = places.map((_, place) => createLantern(place));
  const words = make('div', { class: 'scene-words' });
  const stage = make(
    'div',
    { class: 'scene-lanterns', role: 'img' },
    ...lanterns.map((each) => each.element),
  );
  const label = (signs: readonly (Sign | null)[]) =>
    stage.setAttribute(
      'aria-label',
      places
        .map((place, index) => {
          const name = say('studio.lanterns.place', { place });
          return `${name}: ${say('studio.lanterns.sign', { sign: signs[index] ?? 'none' })}.`;
        })
        .join(' '),
    );
  const wait = () => {
    for (const lantern of lanterns) {
      lantern.reset();
      lantern.setSign(null);
    }
    label([]);
  };
  const settle = async (round: Round, duration: number) => {
    const { lit } = readRound(round);
    await Promise.all(lanterns.map((each, place) => (lit[place] ? null : each.dim(duration))));
    label(round.signs);
  };
  const lightUp = async (round: Round, duration: number, onLight: () => void) => {
    for (const [place, lantern] of lanterns.entries()) {
      lantern.setSign(round.signs[place] ?? null);
      onLight();
      // One after the other is the point.
      // oxlint-disable-next-line no-await-in-loop -- each waits for the one before
      await lantern.light(duration);
    }
  };
  wait();
  return {
    element: make('section', { class: 'scene' }, paints(), backdrop(), stage, words),
    words,
    wait,
    reveal: async (round, onLight) => {
      wait();
      const duration = wantsStillness() ? 1 : pace;
      await lightUp(round, duration, onLight);
      await settle(round, duration);
    },
    show: (round) => {
      wait();
      if (!round) return;
      const { lit } = readRound(round);
      lanterns.forEach((lantern, place) => {
        lantern.setSign(round.signs[place] ?? null);
        if (lit[place]) void lantern.light(1);
      });
      label(round.signs);
    },
  };
}
