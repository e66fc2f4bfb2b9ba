export { ActivityPage as Page } from '#features/rewards/activity/activity-page.tsx';
