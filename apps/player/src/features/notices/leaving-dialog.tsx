// The notice before another site (REDIR-02). Esc, back and the space around it mean "stay", as its main button does.
import { useEffect, useRef } from 'react';
import { Button } from '@parlour/ui/button/button';
import { ShieldCheckIcon } from '@parlour/ui/icons/account';
import { GlobeIcon } from '@parlour/ui/icons/first-screen';
import { ArrowSquareOutIcon } from '@parlour/ui/icons/leaving';
import { Notice } from '@parlour/ui/overlay/notice';
import { Link } from '@parlour/ui/page/link';
import { makeLeavingTarget } from '#foundation/notices/leaving-target.ts';
import { useFoundation, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import css from './leaving.module.css';

export function LeavingDialog({ isOpen }: { isOpen: boolean }) {
  const { keep, notices, site } = useFoundation();
  const t = useTranslate();
  const target = useStore(keep(makeLeavingTarget));
  const stay = useRef<HTMLButtonElement>(null);
  const close = () => notices.answer('confirm');
  // A dialog gives the focus to its first control, which leads away.
  useEffect(() => {
    if (isOpen) stay.current?.focus();
  }, [isOpen]);
  if (target === null) return null;
  const { address, host, asciiHost, path } = target;
  return (
    <Notice
      open={isOpen}
      onClose={close}
      glyph={ArrowSquareOutIcon}
      title={t('leaving.title', { site: site.name })}
      arrange="pair"
      actions={
        <>
          {/* A link of its own press: the browser opens it, without opener and referrer, and an app by NET-16. */}
          <Link className="btn btn--tonal btn--wide" href={address} onClick={close}>
            <span>{t('leaving.continue')}</span>
          </Link>
          <Button tone="primary" wide ref={stay} onClick={close}>
            {t('leaving.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leaving.lead')}</p>
      <p className={css.target}>
        <GlobeIcon size={24} />
        <span className={css.address} dir="ltr">
          <b className={css.host}>{host}</b>
          {asciiHost !== null && <span className={css.path}>{asciiHost}</span>}
          {path !== '' && <span className={css.path}>{path}</span>}
        </span>
      </p>
      <p className={css.promise}>
        <ShieldCheckIcon size={24} />
        <span>{t('leaving.nothing_shared')}</span>
      </p>
    </Notice>
  );
}
