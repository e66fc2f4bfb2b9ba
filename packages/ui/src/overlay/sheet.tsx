import '../pages.css';
import { useId, type ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';
import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  title: string;
  /** Custom head; the title is then for screen readers only. */
  head?: ReactNode;
  closeLabel: string;
  /** Whether the head stays while the body scrolls: for long lists. */
  tall?: boolean;
  children: ReactNode;
};

/** Modal that rises from the bottom, for input. */
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
