// The login page (LOGIN-01). The guard decides who may see it.
import type { ReactNode } from 'react';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { Link } from '@parlour/ui/page/link';
import { href } from '#foundation/navigation/paths.ts';
import { useWantedGame } from '#foundation/navigation/use-wanted-game.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { LateHelp } from './help/late-help.tsx';
import { LoginForm, type LateParts } from './login-form.tsx';
import css from './login.module.css';
import { WelcomeArt } from './welcome-art.tsx';

type Props = LateParts & { tools?: ReactNode };

/** The page. `tools` are at the end of the bar, such as the language button. */
export function LoginPage({ tools, ...parts }: Props) {
  const { site, boot } = useFoundation();
  const t = useTranslate();
  const wanted = useWantedGame();
  return (
    <>
      <WelcomeArt logo={site.logo} />
      <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
        {tools}
        <LateHelp />
      </AppBar>
      <main className={`scroll pad--form ${css.page}`}>
        <div className={css.head}>
          <h1 className="text-display">{t('login.welcome')}</h1>
          <p className="text-muted">
            {wanted?.name !== undefined
              ? t('login.to_play', { game: wanted.name })
              : t('login.lead')}
          </p>
        </div>
        <LoginForm {...parts} />
        {boot.status.info.register.open !== false && (
          <p className={`text-muted ${css.foot}`}>
            <span>{t('login.new_here')}</span>
            {/* The wanted game opens after a registration too (ROUTE-08). */}
            <Link
              className={`text-link ${css.register}`}
              href={href('register')}
              state={wanted?.note}
            >
              {t('login.create_account')}
            </Link>
          </p>
        )}
      </main>
    </>
  );
}
