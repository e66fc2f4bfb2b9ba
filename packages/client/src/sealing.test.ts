import { expect, it, vi } from 'vitest';
import { sealerLoader } from './sealing.ts';

type FetchCode = NonNullable<Parameters<typeof sealerLoader>[1]>;

it('NET-07 where the code that seals cannot be fetched it is said so, and it is fetched anew for the next call', async () => {
  const ask = () => Promise.reject(new Error('nothing is asked'));
  const fetchCode = vi
    .fn<FetchCode>(() => import('./sealed/sealer.ts'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const load = sealerLoader({ envelope: 'modern', merchant: 'lumen', ask }, fetchCode);
  await expect(load()).rejects.toMatchObject({ kind: 'sealing', status: 0 });
  const sealer = await load();
  expect(await load()).toBe(sealer);
  expect(fetchCode).toHaveBeenCalledTimes(2);
});
