// Types of this folder's statements, written by `npm run shapes` from the migrated database. Change the statements, not this file; a test compares the two.
import type { Reward } from '@parlour/contract/rewards/reward.schema';

export type ClaimedReward = {
  values: { id: string };
  row: {
    id: string;
    memberId: string;
    reward: Reward;
    currency: string;
    state: 'ready' | 'paid' | 'waiting' | 'failed' | 'expired' | 'withheld';
  };
};

export type IntegrationOfGame = {
  values: { vendor: string; game: string };
  row: { integration: string | null };
};
