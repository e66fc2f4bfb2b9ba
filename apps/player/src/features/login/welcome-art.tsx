// The large mark behind the head. Its code is loaded late, because it is not interactive.
import { lazy, memo, Suspense } from 'react';
import type { LogoMark } from '@parlour/contract/theme/theme';
import { isLate, keepLoading } from '#foundation/late-markup.ts';

const loadArt = async () => (await import('@parlour/ui/marks/head-art')).HeadArt;

const Art = isLate ? lazy(() => keepLoading(loadArt)) : await loadArt();

export const WelcomeArt = memo(({ logo }: { logo: LogoMark }) => (
  <Suspense>
    <Art logo={logo} />
  </Suspense>
));
