// Three lanterns, each showing one of three signs: three alike and any two alike pay. One number below 10,000 decides a round.
import { fraction } from '../../fair/fraction.ts';
import { numberBelow } from '../../fair/number-below.ts';
import type { DeclaredMathematics, DescribedLanterns } from '../descriptions.ts';
import type { InstantGame } from '../instant-game.ts';
import { momentsOf } from '../moments.ts';
import { readNoChoice } from '../no-choice.ts';
import { reckonOnce } from '../reckon-once.ts';
import { describeMathematics, writeOneIn, writeTimes } from '../write-numbers.ts';

/** Every sign that has a picture. */
export type Sign = 'moon' | 'wave' | 'leaf' | 'shell' | 'star' | 'koi' | 'bell' | 'crane' | 'plum';
export type Signs = readonly [Sign, Sign, Sign];

/** The ways, of 10,000, that lead to one face of this kind, and its pay. */
type Kind = { ways: number; hundredths: bigint };

export type LanternsData = {
  declared: DeclaredMathematics;
  /** The most precious first; their order is the order of the faces, which the proof of a round relies on. */
  three: readonly [SignKind, SignKind, SignKind];
  /** Ways and pay of each of the eighteen faces with two alike. */
  two: Kind;
  /** Ways of each of the six faces where all differ, which pay nothing. */
  noneWays: number;
};
type SignKind = Kind & { sign: Sign };

export type DrawnLanterns = { signs: Signs };

/** One combination of signs that the lanterns can show. */
export type Face = Kind & {
  signs: Signs;
  /** How many lanterns show the same; 0 where all differ. */
  alike: 3 | 2 | 0;
};

/** The number of ways. One of them is drawn, all with the same chance. */
export const allWays = 10_000;

/** Returns all 27 faces, ordered by the first sign, then the second, then the third. */
export function facesOf(data: LanternsData): Face[] {
  const signs = data.three.map(({ sign }) => sign);
  return signs.flatMap((first) =>
    signs.flatMap((second) => signs.map((third) => faceOf(data, [first, second, third]))),
  );
}

/** Throws if the data has no such sign. */
export function faceOf({ three, two, noneWays }: LanternsData, signs: Signs): Face {
  const kinds = signs.map((shown) => three.find(({ sign }) => sign === shown));
  const [first] = kinds;
  if (!first || kinds.includes(undefined)) throw new Error(`No lanterns show ${signs.join()}.`);
  const different = new Set(signs).size;
  if (different === 1) return { signs, alike: 3, ways: first.ways, hundredths: first.hundredths };
  if (different === 2) return { signs, alike: 2, ...two };
  return { signs, alike: 0, ways: noneWays, hundredths: 0n };
}

/** Returns the face of the way with this number, 0 to 9,999. Throws for any other number. */
export function faceOfWay(faces: readonly Face[], way: number): Face {
  let before = 0;
  for (const face of faces) {
    before += face.ways;
    if (way < before) return face;
  }
  throw new Error(`There is no way ${way}.`);
}

/** Throws if the ways in the data are not 10,000 in total. */
export function lanternsGame(data: LanternsData): InstantGame<DrawnLanterns> {
  const faces = facesOf(data);
  const ways = faces.reduce((sum, face) => sum + face.ways, 0);
  if (ways !== allWays) throw new Error(`Lanterns have ${ways} ways.`);
  return {
    readChoice: readNoChoice,
    draw: (stream) => ({ signs: faceOfWay(faces, numberBelow(stream, allWays)).signs }),
    pays: ({ signs }) => faceOf(data, signs).hundredths,
    steps: null,
    describe: () => describeLanterns(data),
    mathematics: () => lanternsMathematics(data),
  };
}

const lanternsMathematics = reckonOnce((data: LanternsData) => {
  const { returned, deviation, mostHundredths } = momentsOf(
    facesOf(data).map(({ ways, hundredths }) => ({ ways: BigInt(ways), hundredths })),
  );
  return { least: returned, most: returned, deviation, mostDeviation: deviation, mostHundredths };
});

export function describeLanterns(data: LanternsData): DescribedLanterns {
  const { three, two } = data;
  const bySign = (say: (kind: SignKind) => string) =>
    Object.fromEntries(three.map((kind) => [kind.sign, say(kind)]));
  const oneIn = (ways: number) => writeOneIn(fraction(BigInt(ways), BigInt(allWays)));
  return {
    ...describeMathematics(lanternsMathematics(data), false),
    signs: three.map(({ sign }) => sign),
    three: bySign(({ hundredths }) => writeTimes(hundredths)),
    two: writeTimes(two.hundredths),
    oneIn: { ...bySign(({ ways }) => oneIn(ways)), two: oneIn(two.ways * 18) },
  };
}
