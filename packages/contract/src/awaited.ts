// What the contract promises and nothing obeys yet is marked with the requirement that will obey it, so that nobody relies on it; a test holds the marks against the sources (`scripts/sources/obeyed.test.ts`).

/** The id of a row of docs/requirements.md: BOOT-04. */
export type Requirement = `${Uppercase<string>}-${number}`;
