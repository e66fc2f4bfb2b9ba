import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon, CaretDownIcon, CaretUpIcon } from '../icons/navigation.tsx';

type Props = {
  title: string;
  note: string;
  back: { label: string; onPress: () => void };
  /** Folded, the two buttons stay as discs over what is framed. */
  isFolded: boolean;
  fold: { label: string; onPress: () => void };
  /** A small button; gone while it is folded. */
  children?: ReactNode;
};

/** The bar over a frame that fills the screen. Folding leaves its buttons where they are in the document: they keep the focus. */
export function FrameBar({ title, note, back, isFolded, fold, children }: Props) {
  const round = isFolded ? 'frame-button' : 'icon-button';
  const Caret = isFolded ? CaretDownIcon : CaretUpIcon;
  return (
    <header className={isFolded ? 'frame-corners' : 'frame-bar'}>
      <button type="button" className={round} aria-label={back.label} onClick={back.onPress}>
        <ArrowLeftIcon size={24} flip />
      </button>
      <div className={classNames('grow', isFolded && 'visually-hidden')}>
        <h1 className="frame-title two-lines">{title}</h1>
        <p className="text-fine text-muted two-lines">{note}</p>
      </div>
      {!isFolded && children}
      <button
        type="button"
        className={round}
        aria-label={fold.label}
        aria-expanded={!isFolded}
        onClick={fold.onPress}
      >
        <Caret size={24} />
      </button>
    </header>
  );
}
