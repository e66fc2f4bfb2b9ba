// A paper kite at dusk, over hills by the sea, with a string down to the person who holds it.
import { height } from '../../art/wide.ts';
import { draw, make } from '../../page/element.ts';
import { clouds, far, moon, near, night, sky, sun, wisps } from './dusk.ts';
import { facet, passing, path, picture, sheen, stars, width } from './layers.ts';
import { shift, type FlightPosition } from './motion.ts';
import type { MovingLayer } from './moving-layers.ts';
import type { SceneArt } from './scene-art.ts';

/** The centre of the kite in the stage's units: `from` on the ground, `to` in the air. */
const from = { x: 128, y: 232 };
const to = { x: 264, y: 112 };
/** The hand that holds the string. */
const hand = { x: 49, y: 275 };
/** Share of the ground's movement by which near objects sink. */
const sinks = 0.62;
/** Length of the drawn string. It is only ever scaled down. */
const drawnLength = 900;

const string = (): SVGElement =>
  picture('string', path('line taut', `M0 0Q${drawnLength / 2} 34 ${drawnLength} 0`));

type Bow = readonly [x: number, y: number, turn: number, size: number];
const bow = ([x, y, turn, size]: Bow): SVGElement =>
  draw(
    'g',
    { transform: `translate(${x} ${y})rotate(${turn})scale(${size})` },
    path('bow-1', 'M1 0-14-9-12 0-14 9Z'),
    path('bow-2', 'M-1 0 14-9 12 0 14 9Z'),
    draw('circle', { class: 'bow-3', r: 2.6 }),
  );
const tail = (): SVGElement =>
  picture(
    'tail',
    draw(
      'g',
      { transform: 'translate(195 218)' },
      path('line', 'M0 60C2 84-20 88-22 108S4 134-8 156-38 168-34 190'),
      bow([-15, 90, 38, 0.9]),
      bow([-13, 124, -34, 0.84]),
      bow([-9, 157, 22, 0.76]),
      bow([-34, 188, 66, 0.68]),
    ),
  );

const facets = [
  ['0,-68 -46,-12 0,-12', 'paper-1'],
  ['0,-68 46,-12 0,-12', 'paper-3'],
  ['-46,-12 0,-12 0,62', 'paper-2'],
  ['46,-12 0,-12 0,62', 'paper-4'],
] as const;
const body = (): SVGElement =>
  picture(
    'body',
    draw(
      'g',
      { transform: 'translate(195 218)' },
      draw('polygon', {
        class: 'shade',
        points: '0,-68 46,-12 0,62 -46,-12',
        transform: 'translate(3 6)',
      }),
      ...facets.flatMap((each) => facet(each)),
      // Folded corners.
      draw('polygon', { class: 'fold-1', points: '-46,-12 -26,-12 -34,4' }),
      draw('polygon', { class: 'fold-2', points: '46,-12 26,-12 34,4' }),
      path('crease', 'M0-68V62M-46-12H46M-23-40 0-12 23-40'),
      path('gem-1', 'M0-34-11-12 0 12Z'),
      path('gem-2', 'M0-34 11-12 0 12Z'),
    ),
  );

const turnAt = ({ across }: FlightPosition): string => `rotate(${(4 + across * 16).toFixed(2)}deg)`;
const middleAt = ({ across, up }: FlightPosition) => ({
  x: from.x + (to.x - from.x) * across,
  y: from.y + (to.y - from.y) * up,
});

/** Returns the transform of the string from the hand to the kite. */
function stringAt(place: FlightPosition): string {
  const { x, y } = middleAt(place);
  const handY = Math.min(hand.y + place.sunk * sinks * height, y + 640);
  const [overX, overY] = [x - hand.x, y + 4 - handY];
  const turn = Math.atan2(overY, overX);
  const length = Math.hypot(overX, overY) / drawnLength;
  return `${shift(hand.x / width, handY / height)} rotate(${turn.toFixed(5)}rad) scaleX(${length.toFixed(5)})`;
}

export function drawKite(): SceneArt {
  const layers = {
    night: night(),
    stars: passing('stars', stars),
    sun: sun(),
    moon: moon(),
    wisps: passing('wisps', wisps),
    clouds: passing('clouds', clouds),
    far: far(),
    near: near(),
    string: string(),
  };
  const craft = make(
    'div',
    { class: 'craft' },
    make(
      'div',
      { class: 'glide' },
      make('i', { class: 'glow' }),
      make('div', { class: 'bob' }, tail(), body()),
    ),
  );
  const sink = (share: number) => (place: FlightPosition) => shift(0, place.sunk * share);
  const moving: MovingLayer[] = [
    { element: layers.sun, transform: sink(0.4) },
    { element: layers.night, opacity: (place) => place.night },
    {
      element: layers.stars,
      round: { from: 0, each: 0.16 },
      opacity: (place) => 0.25 + place.night * 0.75,
    },
    // The moon appears from above during the evening.
    {
      element: layers.moon,
      transform: (place) => shift(0, place.sunk * 0.22 - 0.5),
      opacity: (place) => place.night,
    },
    { element: layers.wisps, round: { from: 0.1, each: 0.5 } },
    {
      element: layers.clouds,
      round: { from: 0.35, each: 0.8 },
      opacity: (place) => Math.min(1, place.sunk * 2) * (1 - place.night * 0.72),
    },
    { element: layers.far, transform: sink(0.34) },
    { element: layers.near, transform: sink(sinks) },
    { element: layers.string, transform: stringAt },
    {
      element: craft,
      transform: (place) => {
        const { x, y } = middleAt(place);
        return `${shift((x - width / 2) / width, (y - height / 2) / height)} ${turnAt(place)}`;
      },
    },
  ];
  const { night: dark, stars: lights, moon: disc, wisps: thin, clouds: thick } = layers;
  return {
    behind: [sheen(), sky(), layers.sun, dark, lights, disc, thin, thick, layers.far],
    stage: [make('div', { class: 'hold' }, layers.string), craft],
    front: [layers.near],
    moving,
  };
}
