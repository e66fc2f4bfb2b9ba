// A page in place of the whole site: its name, a picture, the reason, and at the bottom what a visitor can do.
import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { ButtonLink } from '@parlour/ui/button/button';
import { HeadsetIcon } from '@parlour/ui/icons/notices';
import { Mark } from '@parlour/ui/marks/mark';
import { AppBar } from '@parlour/ui/page/app-bar';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useIsHydrated } from '#foundation/use-is-hydrated.ts';
import { contactOf } from '#foundation/site/contact.ts';
import css from './front.module.css';

type Props = {
  tools?: ReactNode;
  picture: ReactNode;
  title: string;
  text: string;
  children?: ReactNode;
  /** The main button, above the link to customer service. Without it that link is the main one. */
  action?: ReactNode;
};

export function FrontPage({ tools, picture, title, text, children, action }: Props) {
  const { site, boot } = useFoundation();
  const t = useTranslate();
  const heading = useFocusOfLatecomer();
  const contact = contactOf(boot.status.info.customerService);
  return (
    <>
      <AppBar brand={{ mark: <Mark name={site.logo} />, name: site.name, href: href('home') }}>
        {tools}
      </AppBar>
      <main className={`full ${css.page}`}>
        {picture}
        <div className={css.words}>
          <h1 ref={heading} tabIndex={-1} className={`text-display ${css.heading}`}>
            {title}
          </h1>
          <p className="text-muted">{text}</p>
        </div>
        {children}
        <div className={`foot ${css.foot}`}>
          {action}
          {contact !== null && (
            <ButtonLink
              wide
              tone={action === undefined ? 'primary' : 'tonal'}
              href={contact}
              icon={<HeadsetIcon size={20} />}
            >
              {t('front.contact')}
            </ButtonLink>
          )}
        </div>
      </main>
    </>
  );
}

/** Moves the focus to the heading if this page replaces one that was in use, because the focused element is gone. */
function useFocusOfLatecomer(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useIsHydrated();
  const [isLate] = useState(isHydrated);
  useLayoutEffect(() => {
    if (isLate) heading.current?.focus();
  }, [isLate]);
  return heading;
}
