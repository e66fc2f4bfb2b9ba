export { LaunchPage as Page } from '#features/launch/launch-page.tsx';
