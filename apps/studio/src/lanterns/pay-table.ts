// What the page says about the game: what pays, how often it comes, and what comes back in the long run.
import { allWays, faces, signs, type Face, type Sign } from './faces.ts';

export type Pay = {
  alike: Face['alike'];
  /** Which sign it takes, or null where any will do. */
  sign: Sign | null;
  /** Times the stake: '20', '1.5', '0'. */
  multiplier: string;
  /** How often it comes, in per cent: '0.65'. */
  chance: string;
};
export type Odds = { pays: Pay[]; longRun: string };

/** Tenths of the stake as they are written: 15n is '1.5', 200n is '20'. */
export const writeMultiplier = (tenths: bigint): string => writeParts(tenths, 1);

/** A stake in 1/100000 of the currency is a whole number of hundredths, so no tenth of it is lost. */
export const prizeOf = (stake: bigint, { tenths }: Face): bigint => (stake * tenths) / 10n;

/** What comes back of all that is staked, exactly: so many of so many. */
export function longRunReturn(): { back: bigint; of: bigint } {
  const back = faces.reduce((sum, { ways, tenths }) => sum + BigInt(ways) * tenths, 0n);
  return { back, of: BigInt(allWays) * 10n };
}

export function describeOdds(): Odds {
  const three = signs.map((sign) => describePay(3, sign));
  const { back, of } = longRunReturn();
  return {
    pays: [...three, describePay(2, null), describePay(0, null)],
    longRun: writeParts((back * 1_000n) / of, 1),
  };
}

function describePay(alike: Pay['alike'], sign: Sign | null): Pay {
  const such = faces.filter(
    (face) => face.alike === alike && (sign === null || face.signs[0] === sign),
  );
  const ways = such.reduce((sum, face) => sum + BigInt(face.ways), 0n);
  const [{ tenths } = { tenths: 0n }] = such;
  const chance = writeParts((ways * 10_000n) / BigInt(allWays), 2);
  return { alike, sign, multiplier: writeMultiplier(tenths), chance };
}

/** A whole number of tenths, hundredths … as a decimal without needless zeros. */
function writeParts(value: bigint, places: 1 | 2): string {
  const digits = String(value).padStart(places + 1, '0');
  const rest = digits.slice(-places).replace(/0+$/, '');
  return `${digits.slice(0, -places)}${rest && `.${rest}`}`;
}
