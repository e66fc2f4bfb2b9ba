// A voucher as a ticket: its worth on the stub, and next to it its purpose, its end and its button.
import { Button } from '@parlour/ui/button/button';
import { Pill } from '@parlour/ui/card/pill';
import { CheckIcon } from '@parlour/ui/icons/rewards';
import { rewardText, timeText, untilText } from '#foundation/rewards/reward-words.ts';
import type { TermsSlot } from '#foundation/rewards/terms-slot.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import type { ClaimStep } from './use-voucher-claims.ts';
import type { Voucher, VoucherState } from './use-vouchers.ts';
import css from './vouchers.module.css';

type Props = TermsSlot & {
  voucher: Voucher;
  /** The list that contains the voucher. One that was just claimed stays among those to claim until the page is left. */
  list: VoucherState;
  claimed: ClaimStep | undefined;
  onClaim: () => void;
};

/** The greatest numbers of letters that fit on the stub in large type, and in middle type. */
const [mostLarge, mostMiddle] = [6, 9];

function sizeOf({ length }: string): string | undefined {
  if (length <= mostLarge) return '';
  return length <= mostMiddle ? css.long : css.longer;
}

export function Ticket(props: Props) {
  const { language, t, own } = useStore(useFoundation().language);
  const { voucher, list, claimed, terms: Terms } = props;
  const { title, line, reward } = voucher;
  const worth = rewardText(reward, { language, own });
  // The list of vouchers to claim has its own heading.
  const Heading = list === 'available' ? 'h3' : 'h2';
  const hasFailed = claimed?.step === 'failed' && voucher.state === 'available';
  return (
    <li data-row={voucher.id} tabIndex={-1}>
      <article className={`voucher ${css.ticket} ${list === 'available' ? '' : css.off}`}>
        <b className={`num ${sizeOf(worth)}`}>
          <bdi>{worth}</bdi>
          <small>{reward.kind === 'bonus' ? t('voucher.bonus') : t('voucher.cash')}</small>
        </b>
        <div>
          <div className="grow">
            <Heading className={css.title}>
              <bdi>{title}</bdi>
            </Heading>
            {line !== '' && (
              <p className="text-caption text-muted">
                <bdi>{line}</bdi>
              </p>
            )}
            <p className="text-caption text-faint num">
              <When {...voucher} />
            </p>
            {Terms && voucher.state === 'available' && <Terms reward={reward} />}
          </div>
          <Action {...props} worth={worth} />
        </div>
      </article>
      {hasFailed && (
        <p className={css.bad} role="alert">
          {claimed.say(t)}
        </p>
      )}
    </li>
  );
}

function When({ state, expiresAt, usedAt }: Voucher) {
  const { language, t } = useStore(useFoundation().language);
  if (usedAt !== null) return t('voucher.used_at', { time: timeText(usedAt, language) });
  const time = untilText(expiresAt, language);
  return state === 'expired' ? t('voucher.expired_at', { time }) : t('voucher.until', { time });
}

function Action({ voucher, list, claimed, onClaim, worth }: Props & { worth: string }) {
  const { t } = useStore(useFoundation().language);
  if (list !== 'available') return null;
  if (voucher.state === 'used') {
    return (
      <Pill tone="ok" icon={<CheckIcon size={16} />}>
        {t('voucher.paid')}
      </Pill>
    );
  }
  if (voucher.state === 'expired') return null;
  return (
    <Button
      tone="primary"
      size="mini"
      data-claims={voucher.id}
      aria-label={t('voucher.claim_of', { amount: worth, title: voucher.title })}
      busy={claimed?.step === 'busy'}
      onClick={onClaim}
    >
      {t('voucher.claim')}
    </Button>
  );
}
