import type { ReactNode } from 'react';
import type { Icon } from '../icons/icon.tsx';
import { Badge } from './badge.tsx';
import { Link } from './link.tsx';

export type TabBarItem = {
  id: string;
  /** Visible text, cut to one line. Screen readers get `fullLabel`, which includes counts. */
  label: string;
  fullLabel?: string;
  icon: Icon;
  selectedIcon?: Icon;
  badge?: number | undefined;
} & ({ href: string; onPress?: undefined } | { onPress: () => void; href?: undefined });

type Props = { label: string; items: readonly TabBarItem[]; current?: string | undefined };

/** Bar with four or five tabs; one of them may be a button, such as the chat. */
export function TabBar({ label, items, current }: Props) {
  return (
    <nav className="tabbar" aria-label={label}>
      {items.map((item) => (
        <TabBarPlace key={item.id} item={item} isCurrent={item.id === current} />
      ))}
    </nav>
  );
}

function TabBarPlace({ item, isCurrent }: { item: TabBarItem; isCurrent: boolean }) {
  const Picture = (isCurrent && item.selectedIcon) || item.icon;
  const hasName = item.fullLabel !== undefined;
  // WCAG 2.5.3: an aria-label would have to contain label and badge as they are shown.
  const content: ReactNode = (
    <>
      <Picture />
      <span className="tab-label" aria-hidden={hasName}>
        {item.label}
      </span>
      {item.badge !== undefined && item.badge > 0 && <Badge count={item.badge} />}
      {hasName && <span className="visually-hidden">{item.fullLabel}</span>}
    </>
  );
  if (item.href === undefined) {
    return (
      <button type="button" className="tab" onClick={item.onPress}>
        {content}
      </button>
    );
  }
  return (
    <Link
      className="tab"
      href={item.href}
      // Lets the site distinguish a tab from other links to its page.
      state={{ tab: item.id }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {content}
    </Link>
  );
}
