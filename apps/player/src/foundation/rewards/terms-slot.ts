import type { ComponentType } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import type { rewardTasks } from '@parlour/contract/rewards/calls';

type Reward = Answer<typeof rewardTasks>['groups'][number]['tasks'][number]['reward'];

/** What another feature has to say of a reward before it is claimed; nothing of most. */
export type TermsSlot = { terms?: ComponentType<{ reward: Reward }> | undefined };
