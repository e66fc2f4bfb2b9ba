import { useId, useState } from 'react';
import { Button } from '@parlour/ui/button/button';
import { SparkleIcon } from '@parlour/ui/icons/categories';
import { EmptyState } from '@parlour/ui/state/empty-state';
import { FailedState } from '@parlour/ui/state/failed-state';
import { ChipRow } from '@parlour/ui/tabs/chip-row';
import { useHelp } from '#foundation/site/use-help.ts';
import { useTranslate } from '#foundation/use-foundation.ts';
import { OwnBonuses } from '../bonus/own-bonuses.tsx';
import { openRewardsOf, useBonuses } from '../bonus/use-bonuses.ts';
import { ClaimedSheet } from '../claims/claimed-sheet.tsx';
import type { RewardRequest } from '../claims/claims.ts';
import { useClaimAll } from '../claims/use-claim-all.ts';
import { useClaims } from '../claims/use-claims.ts';
import { useOwner } from '../owner.ts';
import css from './activity.module.css';
import { CardAction, requestOf } from './card-action.tsx';
import { PromotionCard } from './promotion-card.tsx';
import {
  chipsOf,
  groupsOf,
  nameOfGroup,
  type GroupFilter,
  type GroupOfPromotions,
} from './promotion-groups.ts';
import { usePromotions, type Promotion } from './use-promotions.ts';

export function PromotionsList() {
  const t = useTranslate();
  const help = useHelp();
  const { value: listed, problem, isLoading, retry, refresh } = usePromotions();
  const own = useBonuses();
  // Promotions and bonuses are shown together, because a later card would move the list.
  const isKnown = own.bonuses !== null || own.problem !== null;
  const value = isKnown ? listed : null;
  const [chosen, setChosen] = useState<GroupFilter>('all');
  const groups = groupsOf(value ?? [], openRewardsOf(own.bonuses ?? []));
  const shown = groups.some(({ group }) => group === chosen) ? chosen : 'all';
  const ownClaims = useClaims();
  // Kept here, because the group of what can be claimed goes with its last promotion.
  const all = useClaimAll(ownClaims);
  const close = () => {
    all.close();
    refresh();
    own.refresh();
  };
  return (
    <main className={`scroll ${css.page}`} aria-busy={value === null && problem === null}>
      <OwnBonuses own={own} />
      {groups.length > 1 && (
        <ChipRow
          label={t('rewards.groups')}
          chips={chipsOf(groups, t)}
          selected={shown}
          onSelect={setChosen}
        />
      )}
      {value === null && problem === null && <SkeletonCards />}
      {value === null && problem && (
        <FailedState
          place="page"
          help={help}
          title={t('rewards.promotions_failed')}
          text={problem(t)}
          retryLabel={t('site.retry')}
          busy={isLoading}
          onRetry={retry}
        />
      )}
      {value?.length === 0 && (
        <EmptyState icon={SparkleIcon} title={t('rewards.no_promotions')}>
          {t('rewards.no_promotions_hint')}
        </EmptyState>
      )}
      {groups
        .filter(({ group }) => shown === 'all' || shown === group)
        .map((each) => (
          <Group key={each.group} {...each} all={all} />
        ))}
      <ClaimedSheet
        isOpen={all.isTold}
        requests={all.requests}
        claims={ownClaims.claims}
        onRetry={(request) => void ownClaims.claim(request)}
        close={close}
      />
    </main>
  );
}

type GroupProps = GroupOfPromotions & { all: ReturnType<typeof useClaimAll> };

/** The promotions of a group. Several that can be claimed have a button for all of them. */
function Group({ group, promotions, all }: GroupProps) {
  const t = useTranslate();
  const id = useId();
  // The space keeps name and count apart for a screen reader.
  const name = `${nameOfGroup(group, t)} `;
  const requests = group === 'now' ? requestsOf(promotions) : [];
  const { isGuest } = useOwner();
  return (
    <section className={`pad ${css.cards}`} aria-labelledby={id}>
      <div className={css.groupHead}>
        <h2 className="text-heading grow" id={id}>
          {name}
          <span className={`text-caption text-faint num ${css.groupCount}`}>
            {promotions.length}
          </span>
        </h2>
        {requests.length > 1 && (
          <Button size="mini" tone="primary" busy={all.isBusy} onClick={() => all.start(requests)}>
            {t('rewards.claim_all')}
          </Button>
        )}
      </div>
      <ul className={css.cards}>
        {promotions.map((each) => (
          <li key={each.id}>
            <PromotionCard
              promotion={each}
              hasStanding={isGuest || group === 'soon' || group === 'done'}
              action={
                !isGuest && (
                  <CardAction
                    promotion={each}
                    group={group}
                    isBusy={
                      all.isBusy && all.requests.some(({ promotionId }) => promotionId === each.id)
                    }
                    onClaim={(request) => all.start([request])}
                  />
                )
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const requestsOf = (promotions: readonly Promotion[]): RewardRequest[] =>
  promotions.flatMap((promotion, at) => {
    const request = requestOf(promotion);
    return request ? [{ ...request, at }] : [];
  });

function SkeletonCards() {
  return (
    <div className={`pad ${css.cards}`} aria-hidden="true">
      {[0, 1, 2].map((at) => (
        <div key={at} className={`skeleton ${css.skeleton}`} />
      ))}
    </div>
  );
}
