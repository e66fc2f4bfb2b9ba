import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';

type Props = {
  icon: Icon;
  title: string;
  /** Level of the heading: `h1` if the state fills the page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  action?: ReactNode;
};

/** State without content: one line with the reason, and one action. */
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
