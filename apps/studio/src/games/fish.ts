import { readTitles } from './read-titles.ts';

export const fish = readTitles(
  'FISH',
  `
# TIDEPOOL
trawler-tycoon | Trawler Tycoon
lagoon-lancers | Lagoon Lancers
deep-lantern-hunt | Deep Lantern Hunt
pufferfish-panic | Pufferfish Panic
golden-arowana-bay | Golden Arowana Bay
squall-squad | Squall Squad
night-market-fishing | Night Market Fishing
manta-manoeuvres | Manta Manoeuvres
crab-citadel | Crab Citadel
krakens-tea-party | Kraken's Tea Party
pearl-cannon | Pearl Cannon
bubble-brigade | Bubble Brigade
sardine-city | Sardine City
# KITEWOOD
harpoon-hobby | Harpoon Hobby
koi-castle | Koi Castle
jelly-lights | Jelly Lights
barnacle-bills-big-catch | Barnacle Bill's Big Catch
river-giants | River Giants
ice-hole-heroes | Ice Hole Heroes
turtle-tide | Turtle Tide
sunken-tuk-tuk | Sunken Tuk-Tuk
dynamite-dory | Dynamite Dory
coral-commander | Coral Commander
net-worth | Net Worth
`,
);
