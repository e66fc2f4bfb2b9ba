import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Badge } from '../page/badge.tsx';
import { Link } from '../page/link.tsx';

type Props = {
  /** Name of the button, with the count in words if there is a badge. */
  label: string;
  children: ReactNode;
  badge?: number | 'dot' | undefined;
  /** Background: none, tonal of 44 px, a tonal disc of 36 px, or a dark disc of 30 px over a picture. */
  ground?: 'none' | 'full' | 'disc' | 'veil';
  /** State of a toggle button, such as a favourite. */
  pressed?: boolean;
} & (
  | { href: string; state?: object | undefined; onPress?: undefined }
  | { onPress: () => void; href?: undefined; state?: undefined }
);

const grounds = {
  none: undefined,
  full: 'icon-button--full',
  disc: 'icon-button--disc',
  veil: 'icon-button--veil',
};

export function IconButton({
  label,
  children,
  badge,
  ground = 'none',
  pressed,
  href,
  state,
  onPress,
}: Props) {
  const look = classNames('icon-button', grounds[ground]);
  const content = (
    <>
      {children}
      {badge !== undefined && badge !== 0 && <Badge count={badge} />}
    </>
  );
  if (href !== undefined) {
    return (
      <Link className={look} href={href} state={state} aria-label={label}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {content}
    </button>
  );
}
