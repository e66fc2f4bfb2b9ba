import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';

type Props = { icon: Icon; title: string; children?: ReactNode; action?: ReactNode };

/** Nothing here yet: one line why, one way on. */
export function EmptyState({ icon: Picture, title, children, action }: Props) {
  return (
    <div className="empty">
      <span className="ring">
        <Picture size={28} />
      </span>
      <h3 className="t2">{title}</h3>
      {children !== undefined && <p className="mut b2">{children}</p>}
      {action}
    </div>
  );
}
