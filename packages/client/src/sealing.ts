// Bodies that travel in an envelope (NET-05, NET-06). What seals them is loaded when the first one is about to be sent.
import { sealingFailed } from './sealing-failed.ts';
import type { Sealer, SealerOptions } from './sealed/sealer.ts';

const fetchSealer = () => import('./sealed/sealer.ts');

/** One that could not be loaded is loaded again for the next call. */
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
