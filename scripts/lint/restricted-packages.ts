import { testCode } from '../sources/test-files.ts';
import type { Restriction } from './restricted-names.ts';

/** Packages that only some files may import; others may import them at most by type. */
export const restrictedPackages: Restriction[] = [
  {
    name: 'zod',
    only: `^(packages/contract/src/.*\\.schema\\.ts$|apps/server/src/|packages/supplier/src/|packages/document/src/|apps/sandbox/|apps/studio/src/|scripts/)`,
    say: 'zod stands in *.schema.ts: import the type.',
  },
  {
    name: 'pg',
    only: `^(packages/(?:database|seed)/src/|scripts/)|^apps/(server|sandbox|studio)/src/.*(${testCode})`,
    say: 'Only packages/database and packages/seed open connections.',
  },
];
