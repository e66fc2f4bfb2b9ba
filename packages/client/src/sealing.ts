// Loads the code that seals bodies in an envelope (NET-05, NET-06), at the first call that needs it.
import { sealingFailed } from './sealing-failed.ts';
import type { Sealer, SealerOptions } from './sealed/sealer.ts';

const fetchSealer = () => import('./sealed/sealer.ts');

/** Creates the loader. After a failure the next call tries again. */
export function sealerLoader(
  options: SealerOptions,
  fetchCode = fetchSealer,
): () => Promise<Sealer> {
  let loading: Promise<Sealer> | undefined;
  return () => {
    loading ??= fetchCode().then(
      ({ createSealer }) => createSealer(options),
      (cause: unknown) => {
        loading = undefined;
        throw sealingFailed(cause);
      },
    );
    return loading;
  };
}
