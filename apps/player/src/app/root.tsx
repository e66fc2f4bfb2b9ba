import { StrictMode } from 'react';
import { Router } from 'wouter';
import type { Foundation } from '#foundation/foundation.ts';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { App } from './app.tsx';
import type { LoadedPages } from './loaded-pages.ts';

type Props = {
  foundation: Foundation;
  pages: LoadedPages;
  /** The address that the server renders; the browser knows its own. */
  address?: { path: string; search: string };
};

export function Root({ foundation, pages, address }: Props) {
  const app = <App pages={pages} />;
  return (
    <StrictMode>
      <FoundationContext value={foundation}>
        {address ? (
          <Router ssrPath={address.path} ssrSearch={address.search}>
            {app}
          </Router>
        ) : (
          <Router>{app}</Router>
        )}
      </FoundationContext>
    </StrictMode>
  );
}
