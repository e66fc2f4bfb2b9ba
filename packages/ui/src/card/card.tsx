import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from '../page/link.tsx';

type Props = { children: ReactNode; tone?: 'plain' | 'vip'; href?: string };

export function Card({ children, tone = 'plain', href }: Props) {
  const look = classNames('card', tone === 'vip' && 'card--vip');
  if (href === undefined) return <div className={look}>{children}</div>;
  return (
    <Link className={look} href={href}>
      {children}
    </Link>
  );
}
