export { BenefitsPage as Page } from '#features/club/benefits-page.tsx';
