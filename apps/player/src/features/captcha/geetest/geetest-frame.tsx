// The frame in which the provider's box runs: unseen while it is set up, then over the whole page. It stays the same element meanwhile:
// moved, it would begin anew.
import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { CloseButton } from '@parlour/ui/overlay/close-button';
import { useBackCloses } from '#foundation/navigation/use-back-closes.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './geetest.module.css';

/** As the server serves it (page/captcha). */
const framePath = '/m/captcha';

type Props = {
  frame: RefObject<HTMLIFrameElement | null>;
  isShown: boolean;
  /** The player goes on without it. */
  onLeave: () => void;
};

export function GeetestFrame({ frame, isShown, onLeave }: Props) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(isShown, onLeave);
  // Before the element is gone: the browser then gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isShown || !element) return undefined;
    element.showModal();
    frame.current?.focus();
    return () => element.close();
  }, [isShown, frame]);

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onLeave();
  }
  return (
    <dialog
      ref={dialog}
      className={css.cover}
      aria-modal={isShown}
      aria-label={t('captcha.frame')}
      onCancel={cancel}
      onClose={() => isShown && onLeave()}
    >
      <iframe
        ref={frame}
        className={css.frame}
        src={framePath}
        title={t('captcha.frame')}
        sandbox="allow-scripts"
        allow=""
        referrerPolicy="no-referrer"
      />
      <CloseButton label={t('captcha.close')} onClose={onLeave} />
    </dialog>
  );
}
