// Tests of a matrix that the gate runs: one merchant in English, the other in Urdu. `npm run nightly` runs the rest.
import type { Merchant } from './site.ts';

/** Details of a test whose ids another test of the gate proves: `test(title, nightly, …)`. */
export const nightly = { tag: '@nightly' } as const;

/** Returns the details of a test in a matrix whose rows prove the same ids: the gate runs those with `isInGate`. */
export const gateIf = (isInGate: boolean) => (isInGate ? {} : nightly);

type Language = 'EN' | 'TH' | 'UR';
type Pair = { merchant: Exclude<Merchant, 'plain'>; language: Language };

const isInGate = ({ merchant, language }: Pair): boolean =>
  language === (merchant === 'lumen' ? 'EN' : 'UR');

/** Every merchant in every language, each with the tag of its test. */
export const pairs = (['lumen', 'marigold'] as const).flatMap((merchant) =>
  (['EN', 'TH', 'UR'] as const).map((language) => {
    const pair: Pair = { merchant, language };
    return { ...pair, tag: gateIf(isInGate(pair)) };
  }),
);
