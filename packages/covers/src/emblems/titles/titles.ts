// Emblems of single titles. Categories do not use them; a title names its own.
import { raft, threedice, triangle } from './boards.ts';
import { boat, mill, race, tray } from './boats.ts';
import { drums, fanned, moonlit, swell } from './drums.ts';
import { apple, goldleaf, jade, teapot } from './garden.ts';
import { festival, quay } from './lights.ts';
import { folded, kite, tickets } from './paper.ts';
import { helmet, koi, oyster } from './sea.ts';
import { calendar, clock, fivestars, hourglass } from './times.ts';

export const titleEmblems = {
  tray,
  calendar,
  clock,
  hourglass,
  drums,
  moonlit,
  swell,
  fanned,
  fivestars,
  mill,
  raft,
  triangle,
  threedice,
  boat,
  race,
  quay,
  festival,
  oyster,
  apple,
  jade,
  kite,
  folded,
  helmet,
  teapot,
  goldleaf,
  koi,
  tickets,
};
