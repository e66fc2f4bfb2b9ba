// Dependencies of the API of each network's stand-in.
import type { Pool } from 'pg';
import type { NamedAccount, Treatment } from './triggers.ts';

export type AdDeps = {
  pool: Pool;
  clock: () => Date;
  treat: (account: NamedAccount) => Promise<Treatment>;
};
