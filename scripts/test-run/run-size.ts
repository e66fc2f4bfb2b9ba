// Set-up of the unit tests that share a process: what the gate takes less of than the nightly run, and what it is more patient with.
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the examples of a property, the share that this run takes: 1 or less. */
    propertyShare: number;
    /** How many times its limit an answer may take: 1, or more where both cores may be busy with other work. */
    slack: number;
  }
}

/** What fast-check takes where a test says nothing. */
const usual = 100;

fc.configureGlobal({ numRuns: Math.ceil(usual * inject('propertyShare')) });
