// Icons are next to words or in a named button, so they are hidden from screen readers.
import type { ReactElement } from 'react';

export type IconProps = {
  /** Pixels; 22 by default. */
  size?: 16 | 18 | 20 | 22 | 24 | 28;
  /** Whether the icon is mirrored on right-to-left pages: carets, arrows, sign-in and sign-out. */
  flip?: boolean;
};
export type Icon = (props: IconProps) => ReactElement;

export function icon(path: string): Icon {
  return function PhosphorIcon({ size = 22, flip = false }: IconProps) {
    const sized = size === 22 ? '' : ` icon--${size}`;
    return (
      <svg
        className={`icon${sized}${flip ? ' icon--flip' : ''}`}
        viewBox="0 0 256 256"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
