// Wraps all pages: going back closes the sheets and dialogs over them.
import { useEffect, type ReactNode } from 'react';
import { LayOverContext } from '@parlour/ui/overlay/lay-over';
import { followBack, layOver } from '#platform/view/over-page.ts';

export function BackCloses({ children }: { children: ReactNode }) {
  useEffect(followBack, []);
  return <LayOverContext value={layOver}>{children}</LayOverContext>;
}
