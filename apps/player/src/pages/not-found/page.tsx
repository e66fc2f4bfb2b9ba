export { NotFoundPage as Page } from '#features/site/not-found-page.tsx';
