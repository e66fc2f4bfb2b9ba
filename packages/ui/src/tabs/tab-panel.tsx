import '../pages.css';
import type { ReactNode } from 'react';

/** Content of the selected tab; `panel` is the name that its tabs have. */
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
