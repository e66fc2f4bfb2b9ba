import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type Props = {
  children: ReactNode;
  /** Whether to leave room for the tab bar and lift toasts over it. */
  hasTabBar?: boolean;
};

/** Column of the site, with the merchant's light at its top. */
export function SiteColumn({ children, hasTabBar = false }: Props) {
  return <div className={classNames('screen', hasTabBar && 'has-tabbar')}>{children}</div>;
}
