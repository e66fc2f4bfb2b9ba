// A sea theme with medium volatility.
import { pay, readStrips, tenLines, type ReelsData } from '../reels-data.ts';

export const tideAndPearl: ReelsData = {
  declared: { returned: '96.0', returnedAtMost: null, deviation: '3.0' },
  strips: readStrips([
    'wave shell fish starfish crown wave turtle shell compass wave anchor starfish shell fish pearl wave starfish turtle shell fish wave anchor',
    'shell wave starfish anchor fish shell compass wave turtle starfish crown shell wave fish pearl starfish shell wave turtle fish anchor starfish',
    'wave starfish turtle shell fish crown wave compass shell anchor starfish wave pearl fish shell turtle wave starfish fish shell anchor wave',
    'starfish shell wave fish anchor shell starfish wave compass turtle shell fish wave crown starfish shell pearl wave fish turtle shell starfish',
    'shell wave fish starfish turtle wave shell crown starfish wave compass fish shell anchor wave starfish shell pearl fish turtle wave starfish',
  ]),
  lines: tenLines,
  pays: [
    pay('pearl', [600n, 2_500n, 7_500n]),
    pay('crown', [500n, 2_000n, 6_000n]),
    pay('anchor', [300n, 1_000n, 4_000n]),
    pay('turtle', [200n, 700n, 2_500n]),
    pay('fish', [120n, 400n, 1_500n]),
    pay('starfish', [80n, 250n, 800n]),
    pay('shell', [60n, 150n, 500n]),
    pay('wave', [50n, 120n, 400n]),
  ],
  wild: 'pearl',
  scatter: 'compass',
  freeSpins: { 3: 8, 4: 12, 5: 20 },
  freeTimes: 2n,
};
