import type { EngineDeps } from '../engine.ts';
import type { IssueStore } from './clock/issue-store.ts';
import type { ResultStore } from './results/result-store.ts';
import type { SlipStore } from './slips/slip-store.ts';

export type LotteryDeps = EngineDeps & {
  issues: IssueStore;
  slips: SlipStore;
  results: ResultStore;
};
