import '../pages.css';
import type { ReactNode } from 'react';

/** What the selected tab shows; `panel` is the name its tabs were given. */
export function TabPanel({
  panel,
  selected,
  children,
}: {
  panel: string;
  selected: string;
  children: ReactNode;
}) {
  return (
    <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${selected}`}>
      {children}
    </div>
  );
}
