// A fruit theme with low volatility: more wilds in the middle and small prizes.
import { pay, readStrips, tenLines, type ReelsData } from '../reels-data.ts';

export const orchardReels: ReelsData = {
  declared: { returned: '96.0', returnedAtMost: null, deviation: '2.4' },
  strips: readStrips([
    'orange grape seven lemon cherry grape lemon cherry melon plum cherry bell plum basket melon orange bell golden-apple orange plum lemon',
    'grape melon golden-apple orange seven melon grape plum basket bell plum golden-apple bell lemon cherry lemon cherry orange cherry plum lemon',
    'grape orange plum melon golden-apple grape basket seven cherry bell melon lemon golden-apple lemon cherry lemon plum orange cherry plum orange',
    'grape melon orange plum bell lemon basket orange bell lemon golden-apple cherry seven cherry melon lemon plum golden-apple orange grape cherry',
    'bell cherry orange grape lemon seven golden-apple melon bell plum lemon plum melon cherry orange basket grape plum cherry orange lemon',
  ]),
  lines: tenLines,
  pays: [
    pay('golden-apple', [300n, 600n, 2_000n]),
    pay('seven', [250n, 500n, 1_500n]),
    pay('bell', [160n, 350n, 1_000n]),
    pay('melon', [120n, 300n, 700n]),
    pay('grape', [100n, 250n, 600n]),
    pay('orange', [100n, 170n, 400n]),
    pay('lemon', [90n, 150n, 350n]),
    pay('plum', [80n, 130n, 300n]),
    pay('cherry', [70n, 120n, 250n]),
  ],
  wild: 'golden-apple',
  scatter: 'basket',
  freeSpins: { 3: 8, 4: 12, 5: 20 },
  freeTimes: 2n,
};
