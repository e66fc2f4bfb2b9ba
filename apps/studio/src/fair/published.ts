// What was published of a draw, a round or a flight, looked at field by field (G2). It holds if nothing is wrong.
import { commitmentOf, readSeed } from './seed.ts';

export type Finding = { isRight: boolean; says: string };

export const right = (says: string): Finding => ({ isRight: true, says });
export const wrong = (says: string): Finding => ({ isRight: false, says });

export const holds = (findings: Finding[]): boolean =>
  findings.length > 0 && findings.every(({ isRight }) => isRight);

export type Published = Record<string, unknown>;

/** Null for what is no object. */
export const readPublished = (value: unknown): Published | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Published)
    : null;

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** `what` is 'a draw': fields that are none of it, and a commitment and a seed that are none. */
export function commonProblems(
  published: Published,
  { fields, what }: { fields: readonly string[]; what: string },
): string[] {
  const unknown = Object.keys(published).filter((key) => !fields.includes(key));
  const { commitment, seed } = published;
  return [
    ...unknown.map((key) => `${JSON.stringify(key)} is no field of ${what}.`),
    ...(isHex(commitment) ? [] : ['commitment: not 64 lower-case hex digits.']),
    ...(seed === null ? ['seed: not published yet. It is after the draw.'] : []),
    ...(seed === null || isHex(seed) ? [] : ['seed: not 64 lower-case hex digits.']),
  ];
}

/** Of what has no common problem. */
export const seedOf = ({ seed }: Published): Buffer => {
  const bytes = typeof seed === 'string' ? readSeed(seed) : null;
  if (!bytes) throw new Error('This is no seed.');
  return bytes;
};

export function checkCommitment({ commitment }: Published, seed: Buffer): Finding {
  const due = commitmentOf(seed);
  return due === commitment
    ? right('commitment: it is the SHA-256 of the seed.')
    : wrong(`commitment: the SHA-256 of the seed is ${due}.`);
}

/** One text for whatever is the same, in whatever order its fields stand. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join()}]`;
  const fields = readPublished(value);
  if (!fields) return JSON.stringify(value) ?? 'nothing';
  const written = Object.keys(fields).toSorted();
  return `{${written.map((key) => `${JSON.stringify(key)}:${plainText(fields[key])}`).join()}}`;
}
