import '../pages.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { useModal } from './use-modal.ts';

export type ModalProps = {
  open: boolean;
  /** Called by Esc, the back gesture, the scrim and the close button. Without it the modal cannot be dismissed. */
  onClose?: (() => void) | undefined;
};
type Props = ModalProps & {
  panel: 'sheet' | 'sheet sheet--tall' | 'dialog';
  role?: 'dialog' | 'alertdialog';
  titleId: string;
  textId?: string | undefined;
  children: ReactNode;
};

/** Base of Sheet, Dialog and Notice. Rendered only while it is open or closing. */
export function Modal({ open, onClose, panel, role = 'dialog', titleId, textId, children }: Props) {
  const { dialog, isPresent, isLeaving, handlers } = useModal(open, onClose);
  if (!isPresent || typeof document === 'undefined') return null;
  return createPortal(
    <dialog
      ref={dialog}
      className={classNames('scrim', isLeaving && 'is-leaving')}
      role={role}
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={textId}
      {...handlers}
    >
      <section className={panel}>{children}</section>
    </dialog>,
    document.body,
  );
}
