export { AppPage as Page } from '#features/install/page/app-page.tsx';
