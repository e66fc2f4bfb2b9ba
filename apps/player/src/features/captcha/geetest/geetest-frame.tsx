// The frame in which the provider's box runs: hidden during the setup, then over the whole page. It stays the same element, because a frame
// that is moved in the document loads again.
import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { CloseButton } from '@parlour/ui/overlay/close-button';
import { useBackCloses } from '#foundation/navigation/use-back-closes.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import css from './geetest.module.css';

/** The path at which the server serves the frame (page/captcha). */
const framePath = '/m/captcha';

type Props = {
  frame: RefObject<HTMLIFrameElement | null>;
  isShown: boolean;
  /** Called when the player closes the frame. */
  onLeave: () => void;
};

export function GeetestFrame({ frame, isShown, onLeave }: Props) {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(isShown, onLeave);
  // A layout effect closes the dialog before the element is removed, so that the browser returns the focus.
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
