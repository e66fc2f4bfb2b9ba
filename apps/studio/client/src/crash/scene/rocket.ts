// A folded paper rocket in the light of a desk lamp at night; later it passes planets and stars.
import { height, linear, stop } from '../../art/wide.ts';
import { draw, make } from '../../page/element.ts';
import { facet, passing, path, picture, sheen, stars, width } from './layers.ts';
import { shift, type FlightPosition } from './motion.ts';
import type { MovingLayer } from './moving-layers.ts';
import { desk, hanging, light, planetPaints, planets, sky, space } from './room.ts';
import type { SceneArt } from './scene-art.ts';

const from = { x: 178, y: 232 };
const to = { x: 262, y: 132 };

const trail = (): SVGElement =>
  picture(
    'trail',
    draw(
      'defs',
      {},
      linear(
        'trail-paint',
        { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 60, x2: -60, y2: 420 },
        stop('trail-1', 0),
        stop('trail-2', 1),
      ),
    ),
    draw(
      'g',
      { transform: 'translate(195 218)' },
      path('dots', 'M-4 74C-6 130-26 180-66 226S-150 300-230 340-360 380-520 400'),
    ),
  );

const facets = [
  ['-13,40 0,80 0,42', 'flame-1'],
  ['13,40 0,80 0,42', 'flame-2'],
  ['-24,4 -50,50 -17,40', 'fin-1'],
  ['24,4 50,50 17,40', 'fin-2'],
  ['-29,-22 0,-13 0,46 -20,43', 'sheet-light'],
  ['29,-22 0,-13 0,46 20,43', 'sheet-dark'],
  ['0,-80 -29,-22 0,-13', 'nose-1'],
  ['0,-80 29,-22 0,-13', 'nose-2'],
  ['0,-4 -12,11 0,26', 'port-1'],
  ['0,-4 12,11 0,26', 'port-2'],
] as const;
const body = (): SVGElement =>
  picture(
    'body',
    draw(
      'g',
      { transform: 'translate(195 218)' },
      ...facets.flatMap((each) => facet(each)),
      path('crease', 'M-29-22 0-13 29-22M0-80V-13'),
    ),
  );

export function drawRocket(): SceneArt {
  const layers = {
    night: space(),
    stars: passing('stars', stars),
    planets: passing('planets', planets),
    far: hanging(),
    light: light(),
    near: desk(),
  };
  const craft = make(
    'div',
    { class: 'craft' },
    make('div', { class: 'hold' }, trail()),
    make(
      'div',
      { class: 'glide' },
      make('i', { class: 'glow' }),
      make('div', { class: 'bob' }, body()),
    ),
  );
  const sink = (share: number) => (place: FlightPosition) => shift(0, place.sunk * share);
  const moving: MovingLayer[] = [
    { element: layers.night, opacity: ({ night }) => night },
    {
      element: layers.stars,
      round: { from: 0, each: 0.2 },
      opacity: ({ night }) => 0.15 + night * 0.85,
    },
    { element: layers.planets, round: { from: 0.3, each: 0.42 }, opacity: ({ night }) => night },
    {
      element: layers.far,
      transform: sink(0.4),
      opacity: ({ sunk }) => Math.max(0, 1 - sunk * 2.4),
    },
    { element: layers.light, transform: sink(0.62) },
    { element: layers.near, transform: sink(0.62) },
    { element: craft, transform: craftAt },
  ];
  const { night, stars: lights, planets: discs, far, light: lamp } = layers;
  return {
    behind: [planetPaints(), sheen(), sky(), night, lights, discs, far, lamp],
    stage: [craft],
    front: [layers.near],
    moving,
  };
}

function craftAt({ across, up }: FlightPosition): string {
  const x = from.x + (to.x - from.x) * across;
  const y = from.y + (to.y - from.y) * up;
  const turn = (10 + across * 28).toFixed(2);
  return `${shift((x - width / 2) / width, (y - height / 2) / height)} rotate(${turn}deg)`;
}
