export { IdentitiesPage as Page } from '#features/identity/connected/identities-page.tsx';
