// Shared checks of the published record of a draw, a round or a flight, field by field (G2). A record holds if no finding is wrong.
import { commitmentOf, readSeed } from './seed.ts';

export type CheckFinding = { isRight: boolean; says: string };

export const right = (says: string): CheckFinding => ({ isRight: true, says });
export const wrong = (says: string): CheckFinding => ({ isRight: false, says });

export const holds = (findings: CheckFinding[]): boolean =>
  findings.length > 0 && findings.every(({ isRight }) => isRight);

export type PublishedRecord = Record<string, unknown>;

/** Returns null if the value is not an object. */
export const readPublished = (value: unknown): PublishedRecord | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as PublishedRecord)
    : null;

const isHex = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Reports unknown fields, and an invalid commitment or seed. `what` is the kind of record, for example 'a draw'. */
export function commonProblems(
  published: PublishedRecord,
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

/** Returns the seed of a record without common problems. Throws for any other. */
export const seedOf = ({ seed }: PublishedRecord): Buffer => {
  const bytes = typeof seed === 'string' ? readSeed(seed) : null;
  if (!bytes) throw new Error('This is no seed.');
  return bytes;
};

export function checkCommitment({ commitment }: PublishedRecord, seed: Buffer): CheckFinding {
  const due = commitmentOf(seed);
  return due === commitment
    ? right('commitment: it is the SHA-256 of the seed.')
    : wrong(`commitment: the SHA-256 of the seed is ${due}.`);
}

/** A text that is equal for equal values, whatever the order of their fields. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainText).join()}]`;
  const fields = readPublished(value);
  if (!fields) return JSON.stringify(value) ?? 'nothing';
  const written = Object.keys(fields).toSorted();
  return `{${written.map((key) => `${JSON.stringify(key)}:${plainText(fields[key])}`).join()}}`;
}
