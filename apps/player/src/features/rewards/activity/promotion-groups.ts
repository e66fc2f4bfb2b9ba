// The order of promotions by what can be done with them now, and the chips that choose among them.
import type { Chip } from '@parlour/ui/tabs/chip-row';
import type { Translate } from '#foundation/language/language.ts';
import { withDistinctArts } from '../art/distinct-arts.ts';
import type { Promotion } from './use-promotions.ts';

/** `now`: can be claimed; `progress`: its bonus is being wagered; `open`: can be earned; `soon`: has not begun; `done`: claimed, given out or over. */
const groups = ['now', 'progress', 'open', 'soon', 'done'] as const;
export type PromotionGroup = (typeof groups)[number];
export type GroupFilter = PromotionGroup | 'all';

/** The rewards whose bonus money is being wagered, by their ids. */
type OpenRewards = ReadonlySet<string>;

function groupOf({ state, claim }: Promotion, openRewards: OpenRewards): PromotionGroup {
  if (state === 'soon') return 'soon';
  if (state === 'ended') return 'done';
  switch (claim?.state) {
    case 'ready':
      return 'now';
    case 'claimed':
      return openRewards.has(claim.rewardId ?? '') ? 'progress' : 'done';
    case 'exhausted':
      return 'done';
    case 'none':
    case undefined:
      return 'open';
  }
}

/** The time by which promotions of a group are ordered; those without one come last. */
const timeOf = ({ state, startsAt, endsAt }: Promotion): number =>
  (state === 'soon' ? startsAt : endsAt) ?? Infinity;

export type GroupOfPromotions = { group: PromotionGroup; promotions: Promotion[] };

/** The groups that have promotions, in each the one that ends or begins first at the head. The pictures are spread in this order. */
export function groupsOf(
  promotions: readonly Promotion[],
  openRewards: OpenRewards,
): GroupOfPromotions[] {
  const ordered = groups.flatMap((group) =>
    promotions
      .filter((each) => groupOf(each, openRewards) === group)
      .toSorted((one, other) =>
        timeOf(one) < timeOf(other) ? -1 : Number(timeOf(one) > timeOf(other)),
      ),
  );
  const byGroup = Map.groupBy(withDistinctArts(ordered), (each) => groupOf(each, openRewards));
  return [...byGroup].map(([group, each]) => ({ group, promotions: each }));
}

const names: Record<GroupFilter, (t: Translate) => string> = {
  all: (t) => t('rewards.all'),
  now: (t) => t('rewards.group_now'),
  progress: (t) => t('rewards.group_progress'),
  open: (t) => t('rewards.group_open'),
  soon: (t) => t('rewards.group_soon'),
  done: (t) => t('rewards.group_done'),
};

export const nameOfGroup = (group: PromotionGroup, t: Translate): string => names[group](t);

/** The chips: all, and each group, with the number of its promotions. */
export const chipsOf = (all: readonly GroupOfPromotions[], t: Translate): Chip<GroupFilter>[] => {
  const count = all.reduce((sum, { promotions }) => sum + promotions.length, 0);
  return [
    { id: 'all', label: names.all(t), count },
    ...all.map(({ group, promotions }) => ({
      id: group,
      label: names[group](t),
      count: promotions.length,
    })),
  ];
};
