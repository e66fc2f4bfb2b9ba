import { useRef } from 'react';
import { Button } from '@parlour/ui/button/button';
import { TicketIcon } from '@parlour/ui/icons/categories';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { SegmentedTabs } from '@parlour/ui/tabs/segmented-tabs';
import { TabPanel } from '@parlour/ui/tabs/tab-panel';
import type { Translate } from '#foundation/language/language.ts';
import { goOn } from '#foundation/rewards/go-on.ts';
import type { TermsSlot } from '#foundation/rewards/terms-slot.ts';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { Ticket } from './ticket.tsx';
import { useClaimVouchers } from './use-claim-vouchers.ts';
import { useVoucherClaims } from './use-voucher-claims.ts';
import { states, type useVouchers, type Voucher, type VoucherState } from './use-vouchers.ts';
import css from './vouchers.module.css';

type Props = TermsSlot & {
  listed: ReturnType<typeof useVouchers>;
  state: VoucherState;
  onState: (state: VoucherState) => void;
};

const panel = 'voucher-list';

export function VoucherLists({ listed, state, onState, terms }: Props) {
  const t = useTranslate();
  const help = useHelp();
  const { available, problem, isLoading, retry, markUsed } = listed;
  const { claimedOf, claim, claimQuietly, joinPaid } = useVoucherClaims(state, markUsed);
  const { isBusy, claimAll } = useClaimVouchers(claimQuietly);
  const vouchers =
    state === 'available' && listed.vouchers ? joinPaid(listed.vouchers) : listed.vouchers;
  const list = useRef<HTMLUListElement>(null);
  async function take(id: string, at: number): Promise<void> {
    if (await claim({ id, at })) goOn(list.current, id);
  }
  const wishes = (vouchers ?? []).flatMap(({ id, state: own }, at) =>
    own === 'available' ? [{ id, at }] : [],
  );
  async function takeAll(button: HTMLElement): Promise<void> {
    const paid = await claimAll(wishes);
    const last = paid.at(-1);
    // The button goes if no two are left.
    const isGone = wishes.length - paid.length < 2;
    if (last && isGone && button.matches(':focus')) goOn(list.current, last.id);
  }
  const names = {
    available:
      available > 0 ? t('voucher.available_count', { count: available }) : t('voucher.available'),
    used: t('voucher.used'),
    expired: t('voucher.expired'),
  };
  return (
    <>
      <SegmentedTabs
        label={t('voucher.states')}
        tabs={states.map((id) => ({ id, label: names[id] }))}
        selected={state}
        onSelect={onState}
        panel={panel}
      />
      <TabPanel panel={panel} selected={state}>
        {vouchers === null && problem === null && <Skeletons />}
        {vouchers === null && problem !== null && (
          <FailedState
            place="page"
            help={help}
            title={t('voucher.failed')}
            text={problem(t)}
            retryLabel={t('site.retry')}
            busy={isLoading}
            onRetry={retry}
          />
        )}
        {vouchers?.length === 0 && <None state={state} />}
        {vouchers !== null && vouchers.length > 0 && (
          <>
            {state === 'available' && (
              <ReadyHead
                hasSeveral={wishes.length > 1}
                isBusy={isBusy}
                onPress={(button) => void takeAll(button)}
              />
            )}
            <ul className={css.tickets} aria-label={names[state]} ref={list}>
              {vouchers.map((voucher: Voucher, at) => (
                <Ticket
                  key={voucher.id}
                  voucher={voucher}
                  list={state}
                  terms={terms}
                  claimed={claimedOf(voucher.id)}
                  onClaim={() => void take(voucher.id, at)}
                />
              ))}
            </ul>
          </>
        )}
      </TabPanel>
    </>
  );
}

type HeadProps = {
  /** Whether there are several vouchers to claim. */
  hasSeveral: boolean;
  isBusy: boolean;
  onPress: (button: HTMLElement) => void;
};

/** The heading of the vouchers to claim, with the button that claims all of them. The button stays while its claims run. */
function ReadyHead({ hasSeveral, isBusy, onPress }: HeadProps) {
  const t = useTranslate();
  return (
    <div className={css.head}>
      <h2 className={`section-label grow ${css.label}`}>{t('voucher.ready')}</h2>
      {(hasSeveral || isBusy) && (
        <Button
          size="mini"
          tone="primary"
          busy={isBusy}
          onClick={({ currentTarget }) => onPress(currentTarget)}
        >
          {t('voucher.claim_all')}
        </Button>
      )}
    </div>
  );
}

function Skeletons() {
  return (
    <div className={css.tickets} aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <div key={at} className={`skeleton ${css.skeleton}`} />
      ))}
    </div>
  );
}

const sayNone: Record<VoucherState, (t: Translate) => string> = {
  available: (t) => t('voucher.none'),
  used: (t) => t('voucher.none_used'),
  expired: (t) => t('voucher.none_expired'),
};

function None({ state }: { state: VoucherState }) {
  const t = useTranslate();
  return (
    <EmptyState icon={TicketIcon} title={sayNone[state](t)}>
      {state === 'available' ? t('voucher.none_hint') : undefined}
    </EmptyState>
  );
}
