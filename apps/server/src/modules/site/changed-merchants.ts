// Finds merchants that changed by their versions, for lost notifications and for poolers in transaction mode, through which LISTEN does not work.
import type { Database } from '@parlour/database/connection';
import { listVersions } from './store.ts';

type Options = {
  database: Database;
  /** Reads the merchant of that code again. */
  onChange: (code: string) => Promise<void>;
};

/** Makes a check that calls `onChange` for each merchant that differs from the check before. The first one has nothing to compare with, so it calls it for all. */
export function changeFinder({ database, onChange }: Options): () => Promise<void> {
  let known = new Map<string, string>();
  return async () => {
    const rows = await database.acrossMerchants(listVersions);
    const found = new Map(rows.map(({ code, version }) => [code, version]));
    const codes = new Set([...found.keys(), ...known.keys()]);
    const changed = [...codes].filter((code) => found.get(code) !== known.get(code));
    // Concurrent requests share one read.
    await Promise.all(changed.map((code) => onChange(code)));
    known = found;
  };
}
