import { href, isBuilt } from '#foundation/navigation/paths.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { Link } from '@parlour/ui/page/link';

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
