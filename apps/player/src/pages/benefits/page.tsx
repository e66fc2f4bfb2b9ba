export { BenefitsPage as Page } from '#features/benefits/benefits-page.tsx';
