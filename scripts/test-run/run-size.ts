// Set-up of the unit tests that share a process: sets how much less the gate runs than the nightly run, and how much more time it allows.
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The share of a property's examples that this run uses: 1 or less. */
    propertyShare: number;
    /** The factor by which an answer may exceed its time limit: 1, or more if both cores may be busy with other work. */
    slack: number;
  }
}

/** The default number of fast-check's examples. */
const usual = 100;

fc.configureGlobal({ numRuns: Math.ceil(usual * inject('propertyShare')) });
