import { readTitles } from './read-titles.ts';

export const arcade = readTitles(
  'ARCADE',
  `
# PAPERFOX
paper-plane-crash | Paper Plane Crash
fold-or-fly | Fold or Fly
inkblot-mines | Inkblot Mines
sticker-scratch | Sticker Scratch
pinwheel-plinko | Pinwheel Plinko
postage-keno | Postage Keno
ladder-doodle | Ladder Doodle
hopscotch | Hopscotch
# COPPERBELL
pressure-gauge | Pressure Gauge
pinball-proper | Pinball Proper
bolt-drop | Bolt Drop
gumball-gravity | Gumball Gravity
whistle-stop | Whistle Stop
the-claw | The Claw
sprocket-towers | Sprocket Towers
coin-cascade | Coin Cascade
heads-tails-teacups | Heads, Tails, Teacups
molten-minute | Molten Minute
# KITEWOOD
balloon-at-dawn | Balloon at Dawn
kite-cutter | Kite Cutter
treehouse-dice | Treehouse Dice
acorn-avalanche | Acorn Avalanche
rocket-to-nowhere | Rocket to Nowhere
frog-crossing | Frog Crossing
lantern-lift-off | Lantern Lift-Off
beehive-bingo | Beehive Bingo
goat-on-a-rope | Goat on a Rope
thimble-town | Thimble Town
seesaw | Seesaw
cloud-stairs | Cloud Stairs
`,
);
