// The scene: three lanterns over the water. Its colours are the same in light and dark mode; a title with a hue changes them.
import type { DescribedLanterns } from '@parlour/games/instant/descriptions';
import type { Scene, Table } from '../instant/scene.ts';
import { draw, make } from '../page/element.ts';
import { wantsStillness } from '../page/effects/stillness.ts';
import type { Say } from '../page/texts.ts';
import { createLantern } from './lantern.ts';
import { readSigns, signsOf } from './reading.ts';
import { backdrop } from './shapes.ts';
import type { LanternsDrawn } from './state.ts';

const pace = 420;
const places = ['one', 'two', 'three'] as const;
const rest = () => new Promise((resolve) => setTimeout(resolve, pace));

const paint = (id: string, centre: object, stops: [color: string, offset: number][]) =>
  draw(
    'radialGradient',
    { id, ...centre },
    ...stops.map(([color, offset]) => draw('stop', { 'stop-color': color, offset })),
  );
const lit: [string, number][] = [
  ['#fff4cf', 0],
  ['#ffd06a', 0.4],
  ['#f28a35', 0.8],
  ['#c9551d', 1],
];
const unlit: [string, number][] = [
  ['#8479ad', 0],
  ['#5a4d87', 0.6],
  ['#382c5f', 1],
];
/** Creates the gradients of the lanterns' paper. */
const paints = (): SVGElement =>
  draw(
    'svg',
    { width: 0, height: 0, class: 'paints', 'aria-hidden': 'true' },
    paint('on', { cx: 0.4, cy: 0.42, r: 0.72 }, lit),
    paint('off', { cx: 0.34, cy: 0.28, r: 0.9 }, unlit),
  );

/** Returns the text for screen readers: each lantern with its sign. */
function describe(say: Say, signs: readonly string[]): string {
  const names = places.map((place, index) => {
    const sign = say('studio.lanterns.sign', { sign: signs[index] ?? 'none' });
    return `${say('studio.lanterns.place', { place })}: ${sign}.`;
  });
  return names.join(' ');
}

type SceneContext = Pick<Table<DescribedLanterns, LanternsDrawn>, 'shell' | 'words'>;

export function createScene({
  shell: { say, sound, starts },
  words,
}: SceneContext): Scene<LanternsDrawn> {
  const lanterns = places.map((_, place) => createLantern(place));
  const hung = lanterns.map(({ element }) => element);
  const stage = make('div', { class: 'scene-lanterns', role: 'img' }, ...hung);
  const label = (signs: readonly string[]) =>
    stage.setAttribute('aria-label', describe(say, signs));
  const wait = () => {
    for (const lantern of lanterns) {
      lantern.reset();
      lantern.setSign(null);
    }
    label([]);
  };
  /** Darkens the lanterns that do not count. */
  const settle = async (signs: readonly string[], duration: number) => {
    const stays = readSigns(signs).lit;
    const going = lanterns.filter((_, place) => !stays[place]);
    await Promise.all(going.map((lantern) => lantern.dim(duration)));
    label(signs);
  };
  wait();
  return {
    element: make('section', { class: 'scene' }, paints(), backdrop(), stage, words),
    wait,
    // Lights one lantern after the other, all at the same pace.
    reveal: async (round) => {
      wait();
      const signs = signsOf(round);
      const isStill = wantsStillness();
      const duration = isStill ? 1 : pace;
      for (const [place, lantern] of lanterns.entries()) {
        lantern.setSign(signs[place] ?? null);
        sound.play('tick');
        await lantern.light(duration);
        // Without motion it takes as long, if the operator's rules set a pace.
        if (isStill && starts.isPaced) await rest();
      }
      await settle(signs, duration);
      return round;
    },
    show: (round) => {
      wait();
      if (!round) return;
      const signs = signsOf(round);
      for (const [place, lantern] of lanterns.entries()) {
        lantern.setSign(signs[place] ?? null);
        void lantern.light(1);
      }
      void settle(signs, 1);
    },
  };
}
