export { TrialPage as Page } from '#features/launch/trial/trial-page.tsx';
