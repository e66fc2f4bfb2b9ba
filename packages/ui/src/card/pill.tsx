import '../pages.css';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const tones = {
  plain: undefined,
  value: 'pill--value',
  brand: 'pill--brand',
  ok: 'pill--ok',
  bad: 'pill--bad',
};

/** A short fact next to a name. The tone `value` is for VIP and money only. */
export function Pill({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: keyof typeof tones;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames('pill', tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
