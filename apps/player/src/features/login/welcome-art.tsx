// The large mark behind the head. The server renders it, and its code is loaded after the form's, because it is not interactive. It is
// rendered once, because React must not touch the server's markup before the code is loaded.
import { lazy, memo, Suspense } from 'react';
import type { LogoMark } from '@parlour/contract/theme/theme';

const retryMs = 2_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, retryMs));

const loadArt = async () => ({ default: (await import('@parlour/ui/marks/head-art')).HeadArt });

/** Repeats the load until it succeeds. Never rejects, because a lost connection must not unmount the form. */
const keepLoading: typeof loadArt = () =>
  loadArt().catch(async () => {
    await wait();
    return keepLoading();
  });

const isLate = import.meta.env.PROD && !import.meta.env.SSR;
const Art = isLate ? lazy(keepLoading) : (await loadArt()).default;

export const WelcomeArt = memo(({ logo }: { logo: LogoMark }) => (
  <Suspense>
    <Art logo={logo} />
  </Suspense>
));
