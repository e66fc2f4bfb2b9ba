// The art of our own titles, by game code: the emblem, and the hues of the background and of the emblem. Neighbours in a lane differ
// in both.
import type { Emblem } from '../emblems.ts';
import type { HuePair } from '../../palette.ts';

export type TitleArt = { kind: Emblem; pair: HuePair };

const art = (kind: Emblem, ground: number, emblem: number): TitleArt => ({
  kind,
  pair: [ground, emblem],
});

export const titleArt: Readonly<Record<string, TitleArt>> = {
  'lucky-six': art('orbs', 292, 85),
  'minute-six': art('orbs', 262, 85),
  'minute-six-sea': art('hourglass', 205, 75),
  'straits-six': art('tray', 200, 70),
  'friday-six': art('calendar', 18, 80),
  'daily-six': art('clock', 262, 75),
  'minute-three': art('drums', 330, 85),
  'evening-three': art('moonlit', 275, 85),
  'straits-three': art('swell', 215, 60),
  'five-minute-five': art('fanned', 15, 85),
  'evening-five': art('fivestars', 300, 80),
  'delta-five': art('mill', 150, 80),
  'minute-keno': art('keno', 340, 95),
  'harbour-keno': art('raft', 205, 85),
  'delta-keno': art('triangle', 240, 85),
  'minute-dice': art('dice', 15, 85),
  'straits-dice': art('threedice', 285, 60),
  'ten-boats': art('boat', 195, 30),
  'delta-race': art('race', 255, 75),
  'three-lanterns': art('lantern', 350, 80),
  'harbour-lights': art('quay', 225, 75),
  'festival-night': art('festival', 275, 85),
  'tide-and-pearl': art('oyster', 200, 30),
  'orchard-reels': art('apple', 28, 85),
  'jade-garden': art('jade', 300, 165),
  'paper-kite': art('kite', 240, 40),
  'paper-rocket': art('folded', 330, 75),
  'pearl-diver': art('helmet', 215, 75),
  'tea-garden': art('teapot', 145, 45),
  'gold-leaf': art('goldleaf', 350, 85),
  'koi-pond': art('koi', 195, 45),
  'lucky-tickets': art('tickets', 280, 85),
};
