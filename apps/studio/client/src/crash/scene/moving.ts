// Moves what a scene is made of. A flight's whole way is given to the browser at its start, which then needs no script for a frame.
import type { Climb } from '../phase.ts';
import { evenly, heightsOf, placeAt, round, shift, type Place } from './motion.ts';

export type Moving = {
  element: HTMLElement | SVGElement;
  transform?: (place: Place) => string;
  opacity?: (place: Place) => number;
  /** Of `passing`: where it begins, and how many rounds for each height of the stage that the ground sinks. */
  round?: { from: number; each: number };
};
export type Moved = {
  stand: (height: number) => void;
  /** From so many milliseconds after the start on, to the end of all flights. */
  fly: (climb: Climb, flown: number) => void;
};

/** Half of its height is one round. */
const roundAt = (way: number): string => shift(0, (round(way) - 1) / 2);

export function createMoved(all: readonly Moving[]): Moved {
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

function standAt({ element, transform, opacity, round: rounds }: Moving, place: Place): void {
  if (transform) element.style.transform = transform(place);
  if (rounds) element.style.transform = roundAt(rounds.from + rounds.each * place.sunk);
  if (opacity) element.style.opacity = opacity(place).toFixed(3);
}

function alongWay({ element, transform, opacity }: Moving, { growth, cap }: Climb): Animation[] {
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

function inRounds({ element, round: rounds }: Moving, { growth }: Climb): Animation[] {
  if (!rounds) return [];
  return [
    element.animate([{ transform: shift(0, -0.5) }, { transform: shift(0, 0) }], {
      duration: 1 / (rounds.each * evenly * growth),
      iterations: Number.POSITIVE_INFINITY,
      iterationStart: rounds.from,
    }),
  ];
}
