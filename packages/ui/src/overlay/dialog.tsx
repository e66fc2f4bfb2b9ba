import '../pages.css';
import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  title: string;
  closeLabel: string;
  /** Picture of full width above the title, which is centred then. */
  art?: ReactNode;
  /** Whether the title is for screen readers only, because the picture contains it. */
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Buttons, which stay in view while the text scrolls. */
  actions?: ReactNode;
};

/** Modal in the middle of the screen, for texts. */
export function Dialog(props: Props) {
  const { open, onClose, title, closeLabel, art, isTitleHidden, children, actions } = props;
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} panel="dialog" titleId={id}>
      {art !== undefined && <div className="dialog-art">{art}</div>}
      <h2 className={isTitleHidden ? 'visually-hidden' : 'text-title dialog-head'} id={id}>
        {title}
      </h2>
      <div className="dialog-body text-muted">{children}</div>
      {actions !== undefined && <div className="button-row dialog-foot">{actions}</div>}
      {onClose && <CloseButton label={closeLabel} onClose={onClose} />}
    </Modal>
  );
}
