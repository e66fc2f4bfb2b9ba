import '../pages.css';
import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons; they stay in view while the text scrolls. */
  actions?: ReactNode;
};

/** In the middle of the screen; for what is read. */
export function Dialog({ open, onClose, title, closeLabel, children, actions }: Props) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} panel="dialog" titleId={id}>
      <h2 className="text-title dialog-head" id={id}>
        {title}
      </h2>
      <div className="dialog-body text-muted">{children}</div>
      {actions !== undefined && <div className="button-row dialog-foot">{actions}</div>}
      {onClose && <CloseButton label={closeLabel} onClose={onClose} />}
    </Modal>
  );
}
