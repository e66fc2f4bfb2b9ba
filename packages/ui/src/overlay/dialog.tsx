import '../pages.css';
import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  title: string;
  closeLabel: string;
  /** A picture over the whole width, above the title, which then stands in the middle. */
  art?: ReactNode;
  /** The picture says it: the title is for those who do not see that. */
  isTitleHidden?: boolean;
  children: ReactNode;
  /** Buttons; they stay in view while the text scrolls. */
  actions?: ReactNode;
};

/** In the middle of the screen; for what is read. */
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
