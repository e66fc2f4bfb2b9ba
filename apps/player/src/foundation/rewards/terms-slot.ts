import type { ComponentType } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import type { rewardTasks } from '@parlour/contract/rewards/calls';

type Reward = Answer<typeof rewardTasks>['groups'][number]['tasks'][number]['reward'];

/** Component of another feature that shows a reward's terms before the claim; most rewards have none. */
export type TermsSlot = { terms?: ComponentType<{ reward: Reward }> | undefined };
