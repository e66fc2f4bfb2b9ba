import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ArrowLeftIcon, DotsThreeVerticalIcon } from '../icons/navigation.tsx';

type Props = {
  title: string;
  note: string;
  back: { label: string; onPress: () => void };
  /** Whether the bar is folded: then only its two buttons stay, as discs over the frame. */
  isFolded: boolean;
  /** The dots, which open a sheet. `onFocus` is called when they get the focus, also when it returns from the sheet. */
  menu: { label: string; onPress: () => void; onFocus: () => void };
  /** Small button, hidden while the bar is folded. */
  children?: ReactNode;
};

/** Bar over a frame that fills the screen. Folding keeps its buttons in the document, so that they keep the focus. */
export function FrameBar({ title, note, back, isFolded, menu, children }: Props) {
  const round = isFolded ? 'frame-button' : 'icon-button';
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
        aria-label={menu.label}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Safari focuses no button that is pressed, and the sheet returns the focus to where it was.
          event.currentTarget.focus();
          menu.onPress();
        }}
        onFocus={menu.onFocus}
      >
        <DotsThreeVerticalIcon size={24} />
      </button>
    </header>
  );
}
