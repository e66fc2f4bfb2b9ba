// What the page says about the game: what pays, how often it comes, and what comes back in the long run.
import { allWays, faces, type Face, type Sign } from './faces.ts';

export type Odds = {
  /** What three of a sign pay, and any two alike, in stakes: '20', '1.5'. */
  three: Record<Sign, string>;
  two: string;
  /** How rare each is: once in so many rounds, '153.8'. */
  oneIn: Record<Sign | 'two', string>;
  /** Per cent that come back in the long run: '96.2'. */
  returned: string;
};

/** Tenths of the stake as they are written: 15n is '1.5', 200n is '20'. */
export const writeMultiplier = (tenths: bigint): string => writeTenths(tenths);

/** A stake in 1/100000 of the currency is a whole number of hundredths, so no tenth of it is lost. */
export const prizeOf = (stake: bigint, { tenths }: Face): bigint => (stake * tenths) / 10n;

/** What comes back of all that is staked, exactly: so many of so many. */
export function longRunReturn(): { back: bigint; of: bigint } {
  const back = faces.reduce((sum, { ways, tenths }) => sum + BigInt(ways) * tenths, 0n);
  return { back, of: BigInt(allWays) * 10n };
}

export function describeOdds(): Odds {
  const { back, of } = longRunReturn();
  const [moon, wave, leaf] = [describeThree('moon'), describeThree('wave'), describeThree('leaf')];
  const two = describePay(({ alike }) => alike === 2);
  return {
    three: { moon: moon.pays, wave: wave.pays, leaf: leaf.pays },
    two: two.pays,
    oneIn: { moon: moon.oneIn, wave: wave.oneIn, leaf: leaf.oneIn, two: two.oneIn },
    returned: writeTenths((back * 1_000n) / of),
  };
}

const describeThree = (sign: Sign) =>
  describePay(({ alike, signs: [first] }) => alike === 3 && first === sign);

function describePay(isMeant: (face: Face) => boolean): { pays: string; oneIn: string } {
  const meant = faces.filter(isMeant);
  const ways = meant.reduce((sum, face) => sum + BigInt(face.ways), 0n);
  const [{ tenths } = { tenths: 0n }] = meant;
  // To the nearest tenth.
  const oneIn = (BigInt(allWays) * 20n + ways) / (ways * 2n);
  return { pays: writeMultiplier(tenths), oneIn: writeTenths(oneIn) };
}

/** Tenths as a decimal without a needless zero. */
function writeTenths(tenths: bigint): string {
  const digits = String(tenths).padStart(2, '0');
  const rest = digits.slice(-1).replace('0', '');
  return `${digits.slice(0, -1)}${rest && `.${rest}`}`;
}
