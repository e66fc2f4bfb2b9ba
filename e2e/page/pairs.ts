// Which tests of a matrix the gate makes: one merchant in English, the other in Urdu. The rest is left to `npm run nightly`.
import type { Merchant } from './site.ts';

/** For a test whose ids the gate proves by another one: `test(title, nightly, …)`. */
export const nightly = { tag: '@nightly' } as const;

/** The tag of a test in a matrix whose other rows prove the same ids: the gate makes those for which `isInGate` holds. */
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
