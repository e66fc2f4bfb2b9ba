import '../pages.css';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Icon } from '../icons/icon.tsx';
import { Modal, type ModalProps } from './modal.tsx';

const tones = { brand: undefined, bad: 'glyph--bad', value: 'glyph--value' };

type Props = ModalProps & {
  title: string;
  children?: ReactNode;
  glyph?: Icon;
  tone?: keyof typeof tones;
  /** One button of full width, several below one another, or a pair side by side. */
  actions: ReactNode;
  arrange?: 'stack' | 'pair';
  variant?: 'dialog' | 'sheet';
};

/** Dialog with one message that needs an answer. */
export function Notice(props: Props) {
  const {
    open,
    onClose,
    title,
    children,
    glyph: Glyph,
    tone = 'brand',
    actions,
    arrange = 'stack',
    variant = 'dialog',
  } = props;
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      panel={variant === 'sheet' ? 'sheet' : 'dialog'}
      role="alertdialog"
      titleId={id}
      textId={`${id}-text`}
    >
      <div className="note">
        {Glyph && (
          <span className={classNames('glyph', tones[tone])}>
            <Glyph size={28} />
          </span>
        )}
        <h2 className="text-title" id={id}>
          {title}
        </h2>
        <div className="text-muted text-small note-text" id={`${id}-text`}>
          {children}
        </div>
        <div
          className={classNames('note-acts', arrange === 'pair' ? 'button-row' : 'stack stack--s')}
        >
          {actions}
        </div>
      </div>
    </Modal>
  );
}
