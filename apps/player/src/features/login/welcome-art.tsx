// The great mark behind the head. The server paints it; its code is fetched when the form works already, for nobody presses it. It is
// rendered once: as long as its code is not here, what the server painted may not be touched.
import { lazy, memo, Suspense } from 'react';
import type { LogoMark } from '@parlour/contract/theme/theme';

const retryMs = 2_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, retryMs));

const loadArt = async () => ({ default: (await import('@parlour/ui/marks/head-art')).HeadArt });

/** Never rejects: a line that is lost just then must not take the form with it. */
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
