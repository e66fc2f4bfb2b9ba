export { IdentitiesPage as Page } from '#features/identities/identities-page.tsx';
