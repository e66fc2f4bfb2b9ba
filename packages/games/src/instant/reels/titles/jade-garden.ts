// A garden theme with high volatility: rare, high pay.
import { pay, readStrips, tenLines, type ReelsData } from '../reels-data.ts';

export const jadeGarden: ReelsData = {
  declared: { returned: '95.9', returnedAtMost: null, deviation: '4.9' },
  strips: readStrips([
    'teapot koi dragonfly coin bamboo fan lantern bamboo coin jade-ring bamboo koi teapot lantern coin lantern fan bamboo lotus teapot fan dragonfly moon-gate coin',
    'lotus koi teapot lantern fan bamboo koi teapot coin lantern dragonfly lantern fan coin bamboo moon-gate coin jade-ring bamboo fan teapot coin lantern bamboo',
    'teapot lantern fan bamboo dragonfly jade-ring lantern bamboo teapot bamboo coin fan dragonfly coin koi moon-gate coin lantern lotus koi teapot lotus lantern bamboo',
    'lantern lotus lantern moon-gate koi lantern coin koi lantern coin jade-ring teapot bamboo teapot fan bamboo fan coin bamboo fan bamboo dragonfly teapot coin',
    'jade-ring lantern bamboo koi teapot lantern koi dragonfly teapot lantern coin bamboo coin bamboo lantern coin fan coin lotus teapot fan bamboo moon-gate dragonfly',
  ]),
  lines: tenLines,
  pays: [
    pay('jade-ring', [1_500n, 6_000n, 17_500n]),
    pay('lotus', [1_000n, 5_000n, 17_500n]),
    pay('dragonfly', [600n, 3_500n, 15_000n]),
    pay('koi', [400n, 2_500n, 8_000n]),
    pay('fan', [200n, 1_000n, 5_000n]),
    pay('teapot', [100n, 400n, 2_000n]),
    pay('lantern', [50n, 200n, 1_000n]),
    pay('coin', [40n, 100n, 500n]),
    pay('bamboo', [30n, 80n, 400n]),
  ],
  wild: 'jade-ring',
  scatter: 'moon-gate',
  freeSpins: { 3: 6, 4: 8, 5: 10 },
  freeTimes: 2n,
};
