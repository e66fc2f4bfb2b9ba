// What three lanterns can show, in how many of 10,000 ways each, and what it pays. Every number that the page says about chances comes from here.

export const signs = ['moon', 'wave', 'leaf'] as const;
export type Sign = (typeof signs)[number];
export type Signs = readonly [Sign, Sign, Sign];
export type Face = {
  signs: Signs;
  /** How many lanterns show the same; 0 where all differ. */
  alike: 3 | 2 | 0;
  /** Of all ways, so many show this. */
  ways: number;
  /** What it pays, in tenths of the stake. */
  tenths: bigint;
};

/** All ways there are; one of them is drawn, each as likely as any other. */
export const allWays = 10_000;

type Kind = Omit<Face, 'signs'>;

const threeAlike: Record<Sign, Kind> = {
  moon: { alike: 3, ways: 65, tenths: 200n },
  wave: { alike: 3, ways: 155, tenths: 80n },
  leaf: { alike: 3, ways: 420, tenths: 40n },
};
const twoAlike: Kind = { alike: 2, ways: 200, tenths: 15n };
const noneAlike: Kind = { alike: 0, ways: 960, tenths: 0n };

/** In a fixed order, which the proof of a round relies on. */
export const faces: readonly Face[] = signs.flatMap((first) =>
  signs.flatMap((second) => signs.map((third) => describeFace([first, second, third]))),
);

function describeFace(shown: Signs): Face {
  const different = new Set(shown).size;
  if (different === 1) return { signs: shown, ...threeAlike[shown[0]] };
  return { signs: shown, ...(different === 2 ? twoAlike : noneAlike) };
}

/** The face that the way of this number, from 0, shows. */
export function faceOfWay(way: number): Face {
  let before = 0;
  for (const face of faces) {
    before += face.ways;
    if (way < before) return face;
  }
  throw new Error(`There is no way ${way}.`);
}
