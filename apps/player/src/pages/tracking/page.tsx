export { ConsentPage as Page } from '#features/tracking/consent-page.tsx';
