import type { ReactNode } from 'react';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import css from './message-page.module.css';

/** A page with only a message and a button, in the middle, below the site's name. */
export function MessagePage({ tools, children }: { tools?: ReactNode; children: ReactNode }) {
  const { site } = useFoundation();
  return (
    <>
      <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
        {tools}
      </AppBar>
      <main className={`scroll ${css.middle}`}>{children}</main>
    </>
  );
}
