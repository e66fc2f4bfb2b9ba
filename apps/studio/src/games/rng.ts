import { lotteryVendors } from '@parlour/contract/launch/lottery-vendors';
import { readTitles } from './read-titles.ts';

export const rng = readTitles(
  'RNG',
  `
# NORTHWIND
crown-of-tides | Crown of Tides
frostmere-vault | Frostmere Vault
the-cartographers-gold | The Cartographer's Gold
aurora-junction | Aurora Junction
nine-gulls | Nine Gulls
saltwind-fortune | Saltwind Fortune
stag-at-midnight | Stag at Midnight
beacon-street-riches | Beacon Street Riches
ironpine-express | Ironpine Express
whalebone-compass | Whalebone Compass
queen-of-the-long-night | Queen of the Long Night
polar-clockwork | Polar Clockwork
tern-thistle | Tern & Thistle
skerry-seven | Skerry Seven
amber-fjord | Amber Fjord
the-weathervane | The Weathervane
harpoon-harrys-haul | Harpoon Harry's Haul
snowlight-carnival | Snowlight Carnival
bluebell-bandits | Bluebell Bandits
reef-of-the-moon-king | Reef of the Moon King
three-copper-kettles | Three Copper Kettles
driftwood-diamonds | Driftwood Diamonds
north-pier-nights | North Pier Nights
glacier-mint | Glacier Mint
the-ferrymans-coin | The Ferryman's Coin
valley-of-slow-thunder | Valley of Slow Thunder
# PAPERFOX
prism-rush | Prism Rush
moonrise-ridge | Moonrise Ridge
origami-orchard | Origami Orchard
the-inkwell-affair | The Inkwell Affair
fox-and-firefly | Fox and Firefly
confetti-cathedral | Confetti Cathedral
thousand-fold | Thousand Fold
papier-palace | Papier Palace
crane-over-kyora | Crane Over Kyora
scissors-silk | Scissors & Silk
stamp-collector-deluxe | Stamp Collector Deluxe
kite-festival | Kite Festival
postcards-from-lumiere | Postcards from Lumière
watercolour-wilds | Watercolour Wilds
cafe-meridian | Café Meridian
the-marbled-page | The Marbled Page
wax-seal-mysteries | Wax Seal Mysteries
bookbinders-bonus | Bookbinder's Bonus
sunday-funnies | Sunday Funnies
zebra-crossing | Zebra Crossing
little-red-envelope | Little Red Envelope
parade-of-paper-lions | Parade of Paper Lions
# TIDEPOOL
lantern-row | Lantern Row
pearl-divers-promise | Pearl Diver's Promise
coral-courtyard | Coral Courtyard
mangrove-mischief | Mangrove Mischief
sandbar-serenade | Sandbar Serenade
octopus-orchestra | Octopus Orchestra
tea-boats-of-anwei | Tea Boats of Anwei
monsoon-market | Monsoon Market
green-tide-jackpot | Green Tide Jackpot
the-hermits-shell | The Hermit's Shell
stilt-house-stars | Stilt House Stars
floating-lotus | Floating Lotus
salt-turmeric | Salt & Turmeric
rainmakers-drum | Rainmaker's Drum
kingfisher-lane | Kingfisher Lane
tamarind-treasure | Tamarind Treasure
silver-anchovies | Silver Anchovies
three-lanterns | Three Lanterns
water-buffalo-run | Water Buffalo Run
seven-sampans | Seven Sampans
# HALCYON
garden-of-mirrors | Garden of Mirrors
velvet-observatory | Velvet Observatory
orchid-empress | Orchid Empress
temple-of-quiet-bells | Temple of Quiet Bells
ninefold-sky | Ninefold Sky
peacock-pavilion | Peacock Pavilion
songbird-sevens | Songbird Sevens
the-ivory-metronome | The Ivory Metronome
saffron-sultan | Saffron Sultan
cloud-shepherd | Cloud Shepherd
lady-of-the-lemon-grove | Lady of the Lemon Grove
dune-singer | Dune Singer
mirage-bazaar | Mirage Bazaar
calligraphers-fortune | Calligrapher's Fortune
a-hundred-fountains | A Hundred Fountains
opal-hour | Opal Hour
silk-road-sonata | Silk Road Sonata
white-elephant-walk | White Elephant Walk
# COPPERBELL
boiler-room-blitz | Boiler Room Blitz
brass-monkey-bank | Brass Monkey Bank
tinkers-sevens | Tinker's Sevens
foundry-of-fire | Foundry of Fire
cogs-cherries | Cogs & Cherries
penny-arcade-parade | Penny Arcade Parade
steam-sugar | Steam & Sugar
the-bellringer | The Bellringer
double-barrel-bounty | Double Barrel Bounty
clocktower-heist | Clocktower Heist
rivet-riders | Rivet Riders
old-town-tram | Old Town Tram
furnace-phoenix | Furnace Phoenix
copper-cactus | Copper Cactus
# ${lotteryVendors.common}
home-row-fruits | Home Row Fruits
tuk-tuk-turbo | Tuk-Tuk Turbo
night-bazaar-neon | Night Bazaar Neon
mango-monsoon | Mango Monsoon
golden-rice-bowl | Golden Rice Bowl
rickshaw-rally | Rickshaw Rally
aunties-sweet-shop | Auntie's Sweet Shop
jasmine-garland | Jasmine Garland
rooftop-pigeons | Rooftop Pigeons
firecracker-alley | Firecracker Alley
`,
);
