// The titles of the lanterns engine.
import type { LanternsData } from './lanterns-game.ts';

export const threeLanterns: LanternsData = {
  declared: { returned: '96.2', returnedAtMost: null, deviation: '2.0' },
  three: [
    { sign: 'moon', ways: 65, hundredths: 2_000n },
    { sign: 'wave', ways: 155, hundredths: 800n },
    { sign: 'leaf', ways: 420, hundredths: 400n },
  ],
  two: { ways: 200, hundredths: 150n },
  noneWays: 960,
};

/** Low volatility: more than half of all rounds pay something. */
export const harbourLights: LanternsData = {
  declared: { returned: '95.8', returnedAtMost: null, deviation: '1.5' },
  three: [
    { sign: 'shell', ways: 102, hundredths: 1_200n },
    { sign: 'star', ways: 200, hundredths: 600n },
    { sign: 'koi', ways: 500, hundredths: 300n },
  ],
  two: { ways: 262, hundredths: 120n },
  noneWays: 747,
};

/** High volatility: one round in five pays, and the bells pay sixty times the stake. */
export const festivalNight: LanternsData = {
  declared: { returned: '96.2', returnedAtMost: null, deviation: '4.3' },
  three: [
    { sign: 'bell', ways: 40, hundredths: 6_000n },
    { sign: 'crane', ways: 130, hundredths: 1_500n },
    { sign: 'plum', ways: 350, hundredths: 600n },
  ],
  two: { ways: 88, hundredths: 200n },
  noneWays: 1_316,
};
