// The headset in the bar, a plain link. Its code is loaded late.
import { lazy, memo, Suspense } from 'react';
import { isLate, keepLoading } from '#foundation/late-markup.ts';

const loadLink = async () => (await import('./help-link.tsx')).HelpLink;

const HelpLink = isLate ? lazy(() => keepLoading(loadLink)) : await loadLink();

export const LateHelp = memo(() => (
  <Suspense>
    <HelpLink />
  </Suspense>
));
