import { readTitles } from './read-titles.ts';

export const sports = readTitles(
  'SPORTS',
  `
# TOUCHLINE
touchline-football | Touchline Football
cricket-corner | Cricket Corner
hardcourt | Hardcourt
fast-break-basketball | Fast Break Basketball
ringside | Ringside
badminton-live | Badminton Live
volley-spike | Volley & Spike
sepak-saturday | Sepak Saturday
kabaddi-raid | Kabaddi Raid
virtual-derby | Virtual Derby
e-arena | E-Arena
snooker-rooms | Snooker Rooms
`,
);
