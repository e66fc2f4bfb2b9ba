// What stands around every page.
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LanguageSelect } from '#features/language/language-select.tsx';
import { NoticeDialog } from '#features/notices/notice-dialog.tsx';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import css from './shell.module.css';

export function Shell({ children }: { children: ReactNode }) {
  const { site } = useFoundation();
  return (
    <div className={css.shell}>
      <header className={css.header}>
        <Link href={href('home')} className={css.brand}>
          {site.name}
        </Link>
        <LanguageSelect />
      </header>
      <main className={css.main}>{children}</main>
      <NoticeDialog />
    </div>
  );
}
