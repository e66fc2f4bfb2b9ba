export { ComingSoonPage as Page } from '#features/site/coming-soon-page.tsx';
