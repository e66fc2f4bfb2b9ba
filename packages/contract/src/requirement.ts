// Ids of requirements. They mark the parts of the contract that no code obeys yet, and a test checks the marks (`scripts/sources/obeyed.test.ts`).

/** The id of a row of docs/requirements.md, such as BOOT-04. */
export type Requirement = `${Uppercase<string>}-${number}`;
