// Moves the layers of a scene. The browser gets the whole animation of a flight at its start, so that no frame needs a script.
import type { Climb } from '../phase.ts';
import { evenly, heightsOf, placeAt, round, shift, type FlightPosition } from './motion.ts';

export type MovingLayer = {
  element: HTMLElement | SVGElement;
  transform?: (place: FlightPosition) => string;
  opacity?: (place: FlightPosition) => number;
  /** Loops of a `passing` layer: the start, and the number for each height of the stage that the ground sinks. */
  round?: { from: number; each: number };
};
export type LayerMotion = {
  stand: (height: number) => void;
  /** Starts the animations at `flown` milliseconds after the start. They run up to the cap. */
  fly: (climb: Climb, flown: number) => void;
};

/** Returns the transform of a `passing` layer. Half of its height is one loop. */
const roundAt = (way: number): string => shift(0, (round(way) - 1) / 2);

export function createMoved(all: readonly MovingLayer[]): LayerMotion {
  let flying: Animation[] = [];
  const stand = (height: number) => {
    const place = placeAt(height);
    for (const each of all) standAt(each, place);
    for (const animation of flying) animation.cancel();
    flying = [];
  };
  return {
    stand,
    fly: (climb, flown) => {
      stand(0);
      flying = all.flatMap((each) => [...alongWay(each, climb), ...inRounds(each, climb)]);
      for (const animation of flying) animation.currentTime = flown;
    },
  };
}

function standAt(
  { element, transform, opacity, round: rounds }: MovingLayer,
  place: FlightPosition,
): void {
  if (transform) element.style.transform = transform(place);
  if (rounds) element.style.transform = roundAt(rounds.from + rounds.each * place.sunk);
  if (opacity) element.style.opacity = opacity(place).toFixed(3);
}

function alongWay(
  { element, transform, opacity }: MovingLayer,
  { growth, cap }: Climb,
): Animation[] {
  if (!transform && !opacity) return [];
  const most = Math.log(cap / 100);
  const frames = heightsOf(most).map((height): Keyframe => {
    const place = placeAt(height);
    return {
      offset: height / most,
      ...(transform && { transform: transform(place) }),
      ...(opacity && { opacity: opacity(place).toFixed(3) }),
    };
  });
  return [element.animate(frames, { duration: most / growth, fill: 'both' })];
}

function inRounds({ element, round: rounds }: MovingLayer, { growth }: Climb): Animation[] {
  if (!rounds) return [];
  return [
    element.animate([{ transform: shift(0, -0.5) }, { transform: shift(0, 0) }], {
      duration: 1 / (rounds.each * evenly * growth),
      iterations: Number.POSITIVE_INFINITY,
      iterationStart: rounds.from,
    }),
  ];
}
