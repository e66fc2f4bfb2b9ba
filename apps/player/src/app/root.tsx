import { StrictMode } from 'react';
import type { Foundation } from '#foundation/foundation.ts';
import { RenderedPath } from '#foundation/navigation/use-address.ts';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { App } from './app.tsx';
import type { LoadedPages } from './loaded-pages.ts';

type Props = {
  foundation: Foundation;
  pages: LoadedPages;
  /** Path that the server renders; null in the browser. */
  path?: string | null;
};

export const Root = ({ foundation, pages, path = null }: Props) => (
  <StrictMode>
    <FoundationContext value={foundation}>
      <RenderedPath value={path}>
        <App pages={pages} />
      </RenderedPath>
    </FoundationContext>
  </StrictMode>
);
