import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';

type Props = {
  icon: Icon;
  title: string;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

/** Nothing here yet: one line why, one way on. */
export function EmptyState({
  icon: Picture,
  title,
  heading: Heading = 'h2',
  children,
  action,
}: Props) {
  return (
    <div className="empty">
      <span className="ring">
        <Picture size={28} />
      </span>
      <Heading className="text-heading">{title}</Heading>
      {children !== undefined && <p className="text-muted text-small">{children}</p>}
      {action}
    </div>
  );
}
