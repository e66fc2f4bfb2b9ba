export { RewardCentrePage as Page } from '#features/rewards/centre/reward-centre-page.tsx';
