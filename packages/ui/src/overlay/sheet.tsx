import '../pages.css';
import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  title: string;
  /** Shows the title in a way of its own; the ear hears the plain one. */
  head?: ReactNode;
  closeLabel: string;
  /** The head stays and the body scrolls: for long lists. */
  tall?: boolean;
  children: ReactNode;
};

/** Rises from the bottom; for what needs input. */
export function Sheet({ open, onClose, title, head, closeLabel, tall = false, children }: Props) {
  const id = useId();
  return (
    <Modal open={open} onClose={onClose} panel={tall ? 'sheet sheet--tall' : 'sheet'} titleId={id}>
      <h2 className={head ? 'visually-hidden' : 'text-title'} id={id}>
        {title}
      </h2>
      {head}
      {tall ? <div className="body">{children}</div> : children}
      {onClose && <CloseButton label={closeLabel} onClose={onClose} />}
    </Modal>
  );
}
