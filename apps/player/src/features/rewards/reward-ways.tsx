// Links to where a reward is used: the game of free plays, and the voucher centre.
import type { ReactNode } from 'react';
import { Link } from '@parlour/ui/page/link';
import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';

type PlaysWayProps = {
  plays: { vendor: string; game: string };
  className?: string;
  children: ReactNode;
};

/** A link to the game for which free plays were granted. */
export const PlaysWay = ({
  plays: { vendor, game: code },
  className = '',
  children,
}: PlaysWayProps) => (
  <a
    className={`text-accent ${className}`}
    href={href('launchGame', `?${new URLSearchParams({ vendor, code })}`)}
  >
    {children}
  </a>
);

/** A link to the voucher centre, for a reward that is a voucher. */
export function VoucherWay({ reward: { voucher } }: { reward: { voucher?: object | undefined } }) {
  const t = useTranslate();
  if (!voucher || !isBuilt('voucherCenter')) return null;
  return (
    <Link className="text-accent" href={href('voucherCenter')}>
      {t('rewards.see_vouchers')}
    </Link>
  );
}
